import { Filled } from '#frontend/components/filled.tsx'
import { PhoneLink } from '#frontend/components/phone-link.tsx'
import { VisitText } from '#frontend/components/visit-text.tsx'
import { bookingLabels } from '#frontend/content/labels/booking.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import type { SavedQuote } from '#frontend/lib/saved-quote.ts'
import type { ServiceType } from '#schemas/booking.ts'
import { labelOfType } from '#schemas/service-types.ts'

const labels = bookingLabels.summary

type VisitSummaryProps = {
  serviceType: ServiceType
  visit: Visit | undefined
  quote: SavedQuote | undefined
}

/** What has been chosen so far, and the saved quote with the way out for those who book later (decision 13). */
export function VisitSummary({ serviceType, visit, quote }: VisitSummaryProps) {
  return (
    <aside className="panel visit-summary" aria-labelledby="visit-summary-title">
      <h2 id="visit-summary-title" className="h3">
        {labels.heading}
      </h2>
      <p>
        <strong>{labelOfType(serviceType)}</strong>
        <br />
        {visit ? <VisitText {...visit} /> : labels.noVisit}
      </p>
      {quote && <QuoteLines quote={quote} />}
      <p className="mb-0">
        <Filled text={labels.call} phone={<PhoneLink />} />
      </p>
    </aside>
  )
}

function QuoteLines({ quote }: { quote: SavedQuote }) {
  const { lines, totalPrice, shownPrice } = quote
  return (
    <>
      <h3 className="h4">{labels.quote}</h3>
      {shownPrice !== undefined && (
        <p className="alert alert-warning" role="status">
          {labels.priceChanged(money(totalPrice), money(shownPrice))}
        </p>
      )}
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="summary-total">{labels.total(money(totalPrice))}</p>
      <p>
        <QuoteState quote={quote} />
      </p>
    </>
  )
}

/** A quote has an id once the business has it; before that nothing can be promised about it. */
function QuoteState({ quote: { id, booking } }: { quote: SavedQuote }) {
  if (booking) return <Filled text={labels.booked} visit={<VisitText {...booking} />} />
  if (!id) return <Filled text={labels.unsent} sendAgain={<a href="/#quote">{labels.sendAgain}</a>} />
  return (
    <a className="btn btn-outline-primary" href="/quote-submitted">
      {labels.bookLater}
    </a>
  )
}
