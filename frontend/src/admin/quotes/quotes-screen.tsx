import { useSearchParams } from 'react-router-dom'
import { Screen, ScreenTabs } from '#frontend/admin/components/screen.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { CommercialQuoteCard, RequestClock } from '#frontend/admin/quotes/commercial-quote-card.tsx'
import { QuoteCard } from '#frontend/admin/quotes/quote-card.tsx'
import { commercialQuoteColumns, quoteColumns } from '#frontend/admin/quotes/quote-columns.ts'
import { EditCommercialQuoteDialog, EditQuoteDialog } from '#frontend/admin/quotes/quote-dialogs.tsx'
import { QuoteList } from '#frontend/admin/quotes/quote-list.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { QUOTE_STAGES } from '#schemas/facts/quote-state.ts'
import { adminRoutes } from '#schemas/routes.ts'

const RESIDENTIAL = (
  <QuoteList
    route={adminRoutes.listQuotes}
    kind="Quote"
    noun={{ one: 'quote', other: 'quotes' }}
    columns={quoteColumns}
    head={{ title: ({ customerInfo }) => customerInfo.name }}
    Card={QuoteCard}
    EditDialog={EditQuoteDialog}
    statuses={QUOTE_STAGES}
    deleteQuote={(id) => callApi(adminRoutes.deleteQuote, { params: { id } })}
    empty={
      <EmptyState icon="cash-coin" title="No quotes generated yet">
        <a href="/" className="btn btn-primary">
          View Website
        </a>
      </EmptyState>
    }
  />
)

const COMMERCIAL = (
  <QuoteList
    route={adminRoutes.listCommercialQuotes}
    kind="Commercial Quote"
    noun={{ one: 'commercial quote', other: 'commercial quotes' }}
    columns={commercialQuoteColumns}
    head={{ title: ({ businessName }) => businessName, marks: (quote) => <RequestClock quote={quote} /> }}
    Card={CommercialQuoteCard}
    EditDialog={EditCommercialQuoteDialog}
    deleteQuote={(id) => callApi(adminRoutes.deleteCommercialQuote, { params: { id } })}
    includes=", with the contact of the same request"
    empty={<EmptyState icon="building" title="No commercial quotes yet" />}
  />
)

/** /admin/quotes: residential quotes, and commercial ones on a second tab. */
export function QuotesScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'commercial' ? 'commercial' : 'residential'
  const choose = (name: string) => setSearch(name === 'commercial' ? { tab: name } : {}, { replace: true })
  return (
    <Screen title="All Quotes">
      <ScreenTabs
        label="Kind of quote"
        tabs={[
          { name: 'residential', title: 'Residential', content: RESIDENTIAL },
          { name: 'commercial', title: 'Commercial', content: COMMERCIAL },
        ]}
        chosen={tab}
        onChoose={choose}
      />
    </Screen>
  )
}
