import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import type { SavedQuote } from '#frontend/lib/use-saved-quote.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import { bookingLabels } from '#words/labels/booking.ts'

const labels = bookingLabels.quote

/** State of the saved quote. It gets its id when the business has it; before that, promise nothing. */
export function QuoteNotice({ quote }: { quote: SavedQuote }) {
  const { id, token, booking, totalPrice, shownPrice, customerInfo } = quote
  if (!id) {
    return (
      <p className="alert alert-warning mb-0" role="status">
        <Format
          text={labels.unsent}
          sendAgain={<a href={href(PATHS.home, { anchor: 'quote' })}>{labels.sendAgain}</a>}
        />
      </p>
    )
  }
  return (
    <div className="panel quote-notice" role="status">
      <h2 className="h4">
        <Icon name="check-circle-fill" /> {token ? bookingLabels.summary.quote : labels.sent}
      </h2>
      <p className="mb-0">
        <strong>{format(labels.total, { price: money(totalPrice) })}</strong>{' '}
        {customerInfo && format(labels.answer, { email: customerInfo.email })}
      </p>
      {shownPrice !== undefined && (
        <p className="mb-0">
          {format(labels.priceChanged, { price: money(totalPrice), shownPrice: money(shownPrice) })}
        </p>
      )}
      <p className="mb-0">
        {booking ? (
          <Format text={labels.booked} visit={<VisitText {...booking} isInSentence />} />
        ) : (
          <Format text={labels.next} later={<a href={href(PATHS.quoteSubmitted)}>{labels.bookLater}</a>} />
        )}
      </p>
    </div>
  )
}
