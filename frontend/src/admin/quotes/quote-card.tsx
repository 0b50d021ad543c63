import { CopyButton, EditAndDelete } from '#frontend/admin/components/button.tsx'
import { RecordFacts } from '#frontend/admin/components/facts.tsx'
import { NotSpam } from '#frontend/admin/components/not-spam.tsx'
import { ContactLinks, RecordCard, RecordMeta } from '#frontend/admin/components/record-card.tsx'
import { StatusBadge } from '#frontend/admin/components/status-badge.tsx'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { QuoteActions } from '#frontend/admin/quotes/quote-actions.tsx'
import { QuoteMails, quoteWords } from '#frontend/admin/quotes/quote-progress.tsx'
import { money } from '#frontend/lib/money.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

/** Fields that Copy Quote Data copies (P21.2). */
function quoteData(quote: QuoteRow): string {
  const { houseSize, windowTypes, extras, basePrice, totalPrice, createdAt } = quote
  return JSON.stringify({ houseSize, windowTypes, extras, basePrice, totalPrice, createdAt }, null, 2)
}

/** A residential quote with the labels of the price list. */
export function QuoteCard({ quote, labels }: { quote: QuoteRow; labels: OptionLabel }) {
  const { customerInfo: customer, totalPrice } = quote
  const today = usePacificToday()
  const further = (
    <>
      <CopyButton label="Copy Quote Data" text={quoteData(quote)} />
      <EditAndDelete id={quote.id} />
    </>
  )
  return (
    <RecordCard
      record={quote}
      name={customer.name}
      marks={
        <>
          <StatusBadge status={quote.state} />
          <span className="badge badge-grey">{labels('stories', quote.stories)}</span>
          <strong className="record-price">{money(totalPrice)}</strong>
        </>
      }
    >
      <ContactLinks email={customer.email} phone={customer.phone} />
      <RecordFacts
        fields={QUOTE_FIELDS}
        record={quote}
        spot="card"
        labels={labels}
        words={quoteWords(quote, today)}
      />
      <QuoteMails quote={quote} />
      <RecordMeta record={quote} />
      <div className="record-actions">
        <NotSpam list="quotes" record={quote} />
        {quote.isSpam ? further : <QuoteActions quote={quote}>{further}</QuoteActions>}
      </div>
    </RecordCard>
  )
}
