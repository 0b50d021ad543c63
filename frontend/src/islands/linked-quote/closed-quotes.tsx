import { BookLink } from '#frontend/islands/linked-quote/book-link.tsx'
import { dayName } from '#frontend/lib/days.ts'
import { format, money } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { linkedQuoteLabels } from '#words/labels/linked-quote.ts'

/** Names the day of the visit alone: the link may be in another person's hands. */
export function BookedQuote({ quote: { serviceDate, visitState } }: { quote: LinkedQuote }) {
  const labels = linkedQuoteLabels.booked
  return (
    <div className="panel">
      <h2>{labels.heading}</h2>
      <p>
        {serviceDate && visitState
          ? format(labels[visitState], { day: dayName(serviceDate) })
          : labels.undated}
      </p>
      <p className="actions">
        <a className="btn btn-primary" href={href(PATHS.booking)}>
          {labels.again}
        </a>
      </p>
    </div>
  )
}

/** Can still be booked while its price is held. */
export function DeclinedQuote({ quote, token }: { quote: LinkedQuote; token: string }) {
  const labels = linkedQuoteLabels.declined
  const { validUntil, isHeld, totalPrice } = quote
  return (
    <div className="panel">
      <h2 ref={takeFocus} tabIndex={-1}>
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      {isHeld && (
        <>
          <p>{format(labels.open, { price: money(totalPrice), day: dayName(validUntil) })}</p>
          <p className="actions">
            <BookLink quote={quote} token={token} />
          </p>
        </>
      )}
    </div>
  )
}
