import { estimateWords } from '#frontend/admin/lib/field-text.ts'
import type { OptionLabel } from '#frontend/admin/lib/use-option-labels.ts'
import { CardActions } from '#frontend/admin/parts/card-actions.tsx'
import { RecordFacts } from '#frontend/admin/parts/facts.tsx'
import { NotSpam } from '#frontend/admin/parts/not-spam.tsx'
import { ReplyClock } from '#frontend/admin/parts/promise-clock.tsx'
import { ContactLinks, RecordCard, RecordMeta } from '#frontend/admin/parts/record-card.tsx'
import { EditAndDelete, LinkButton } from '#frontend/admin/ui/button.tsx'
import type { CommercialQuoteRow } from '#schemas/contract/contacts.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { totalWindows, WINDOW_FIELDS } from '#schemas/price/commercial.ts'
import { windowKindLabels } from '#words/labels/prices.ts'

/** Counts with the labels that visitors saw: stored `smallWindows` are medium ones. */
function windowCounts(quote: CommercialQuoteRow): string {
  const shown = WINDOW_FIELDS.filter((field) => quote[field] > 0).map(
    (field) => `${quote[field]} ${windowKindLabels[field].toLowerCase()}`,
  )
  return `${totalWindows(quote)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`
}

/** A commercial quote; its clock stops once its contact is answered. */
export function CommercialQuoteCard({ quote, labels }: { quote: CommercialQuoteRow; labels: OptionLabel }) {
  const options = [
    quote.isConstructionCleaning && labels('commercial_options', 'construction_cleaning'),
    quote.isOutsideOnly && labels('commercial_options', 'outside_only'),
  ].filter(Boolean)
  return (
    <RecordCard
      record={quote}
      name={quote.businessName}
      marks={
        <>
          <ReplyClock status={quote.contactStatus} record={quote} />
          <strong className="record-price">{estimateWords(quote.totalPrice)}</strong>
        </>
      }
    >
      <RecordFacts
        fields={COMMERCIAL_QUOTE_FIELDS}
        record={quote}
        spot="card"
        labels={labels}
        words={{ largeWindows: windowCounts(quote), isConstructionCleaning: options.join(', ') }}
      />
      <CardActions
        due={quote.isSpam ? 'keep' : 'answer'}
        customer={quote}
        actions={{
          keep: () => <NotSpam list="commercial-quotes" record={quote} />,
          answer: (look) => (
            <LinkButton
              to={`/contacts?q=${quote.contactId}`}
              icon="chat-left-text"
              look={look}
              label="Open Contact"
            />
          ),
          rest: () => <EditAndDelete id={quote.id} />,
        }}
      >
        <ContactLinks email={quote.email} phone={quote.phone} />
        {quote.basePrice !== quote.totalPrice && (
          <RecordFacts fields={COMMERCIAL_QUOTE_FIELDS} record={quote} spot="more" />
        )}
        <RecordMeta record={quote} />
      </CardActions>
    </RecordCard>
  )
}
