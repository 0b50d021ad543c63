import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import { shortId } from '#frontend/admin/lib/format.ts'
import { type OptionLabel, useOptionLabels } from '#frontend/admin/lib/use-option-labels.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { ReplyClock } from '#frontend/admin/parts/promise-clock.tsx'
import { RecordList } from '#frontend/admin/parts/record-list.tsx'
import { CommercialQuoteCard } from '#frontend/admin/quotes/commercial-quote-card.tsx'
import { canChange } from '#frontend/admin/quotes/quote-actions.tsx'
import { QuoteCard } from '#frontend/admin/quotes/quote-card.tsx'
import { ChangePrice, DeclineQuote, EndLinks, SendQuote } from '#frontend/admin/quotes/quote-changes.tsx'
import { EditCommercialQuoteDialog, EditQuoteDialog } from '#frontend/admin/quotes/quote-dialogs.tsx'
import { LinkButton } from '#frontend/admin/ui/button.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import type { CommercialQuoteRow } from '#schemas/contract/contacts.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { printedPrice } from '#schemas/defaults/pricing.ts'
import { QUOTE_STAGES } from '#schemas/facts/statuses.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { QUOTE_FIELDS, QUOTE_SHEET } from '#schemas/fields/quote.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Labelled as on the cards. */
export const quoteColumns = (labels: OptionLabel) => columnsOf<QuoteRow>(QUOTE_FIELDS, QUOTE_SHEET, labels)
export const commercialQuoteColumns = (labels: OptionLabel) => [
  ...columnsOf<CommercialQuoteRow>(COMMERCIAL_QUOTE_FIELDS, [], labels),
  { name: 'Quoted Price', value: ({ totalPrice }: CommercialQuoteRow) => printedPrice(totalPrice) },
]

const DELETED = { noun: 'Quote', description: 'Quote has been permanently deleted.' }

function Residential() {
  const labels = useOptionLabels()
  return (
    <RecordList
      list={useRecordList(adminRoutes.listQuotes)}
      noun={{ one: 'quote', other: 'quotes' }}
      statuses={QUOTE_STAGES}
      columns={quoteColumns(labels)}
      head={{ title: ({ customerInfo }) => customerInfo.name }}
      empty={
        <EmptyState icon="cash-coin" title="No quotes generated yet">
          <LinkButton href="/" look="main" label="View Website" />
        </EmptyState>
      }
      dialogs={{
        about: {
          edit: (quote) => <EditQuoteDialog quote={quote} />,
          send: (quote) => canChange(quote) && <SendQuote quote={quote} />,
          price: (quote) => canChange(quote) && <ChangePrice quote={quote} />,
          decline: (quote) => canChange(quote) && <DeclineQuote quote={quote} />,
          revoke: (quote) => canChange(quote) && <EndLinks quote={quote} />,
        },
        deletion: ({ id }) => ({
          warning: `Quote ${shortId(id)} will be deleted permanently. This action cannot be undone.`,
          route: 'deleteQuote',
          ...DELETED,
        }),
      }}
    >
      {(quote) => <QuoteCard key={quote.id} quote={quote} labels={labels} />}
    </RecordList>
  )
}

function Commercial() {
  const labels = useOptionLabels()
  return (
    <RecordList
      list={useRecordList(adminRoutes.listCommercialQuotes)}
      noun={{ one: 'commercial quote', other: 'commercial quotes' }}
      columns={commercialQuoteColumns(labels)}
      head={{
        title: ({ businessName }) => businessName,
        marks: (quote) => <ReplyClock status={quote.contactStatus} record={quote} />,
      }}
      empty={<EmptyState icon="building" title="No commercial quotes yet" />}
      dialogs={{
        about: { edit: (quote) => <EditCommercialQuoteDialog quote={quote} /> },
        deletion: ({ id }) => ({
          title: 'Delete Commercial Quote',
          warning: `Commercial Quote ${shortId(id)} will be deleted permanently, with the contact of the same request. This action cannot be undone.`,
          route: 'deleteCommercialQuote',
          ...DELETED,
        }),
      }}
    >
      {(quote) => <CommercialQuoteCard key={quote.id} quote={quote} labels={labels} />}
    </RecordList>
  )
}

/** /admin/quotes: residential quotes, and commercial ones on a second tab. */
export function QuotesScreen() {
  return (
    <Screen title="All Quotes">
      <ScreenTabs
        label="Kind of quote"
        tabs={[
          { name: 'residential', title: 'Residential', content: <Residential /> },
          { name: 'commercial', title: 'Commercial', content: <Commercial /> },
        ]}
      />
    </Screen>
  )
}
