import { useSearchParams } from 'react-router-dom'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { ScreenTabs } from '#frontend/admin/components/screen-tabs.tsx'
import { CommercialQuotes } from '#frontend/admin/quotes/commercial-quotes.tsx'
import { ResidentialQuotes } from '#frontend/admin/quotes/residential-quotes.tsx'

/** /admin/quotes: residential quotes, and commercial ones on a second tab (decision 29). */
export function QuotesScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'commercial' ? 'commercial' : 'residential'
  const choose = (name: string) => setSearch(name === 'commercial' ? { tab: name } : {}, { replace: true })
  return (
    <Screen title="All Quotes">
      <ScreenTabs
        label="Kind of quote"
        tabs={[
          { name: 'residential', title: 'Residential', content: <ResidentialQuotes /> },
          { name: 'commercial', title: 'Commercial', content: <CommercialQuotes /> },
        ]}
        chosen={tab}
        onChoose={choose}
      />
    </Screen>
  )
}
