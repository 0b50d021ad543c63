import * as Tabs from '@radix-ui/react-tabs'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { CommercialQuotes } from '#frontend/admin/quotes/commercial-quotes.tsx'
import { ResidentialQuotes } from '#frontend/admin/quotes/residential-quotes.tsx'

/** /admin/quotes: residential quotes, and commercial ones on a second tab (decision 29). */
export function QuotesScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'commercial' ? 'commercial' : 'residential'
  const choose = (name: string) => setSearch(name === 'commercial' ? { tab: name } : {}, { replace: true })
  return (
    <Screen title="All Quotes">
      <Tabs.Root value={tab} onValueChange={choose}>
        <Tabs.List className="tabs" aria-label="Kind of quote">
          <Tabs.Trigger value="residential">Residential</Tabs.Trigger>
          <Tabs.Trigger value="commercial">Commercial</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="residential">
          <ResidentialQuotes />
        </Tabs.Content>
        <Tabs.Content value="commercial">
          <CommercialQuotes />
        </Tabs.Content>
      </Tabs.Root>
    </Screen>
  )
}
