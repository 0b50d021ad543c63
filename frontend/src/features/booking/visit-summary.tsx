import { VisitText } from '#frontend/components/visit-text.tsx'
import type { Visit } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import type { SavedQuote } from '#frontend/lib/saved-quote.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import type { ServiceType } from '#schemas/booking.ts'
import { telephoneLink } from '#schemas/links.ts'
import { labelOfType } from '#schemas/service-types.ts'

type VisitSummaryProps = {
  serviceType: ServiceType
  visit: Visit | undefined
  quote: SavedQuote | undefined
}

/** What has been chosen so far, and the saved quote with the way out for those who book later (decision 13). */
export function VisitSummary({ serviceType, visit, quote }: VisitSummaryProps) {
  const { phone } = useSiteInfo()
  return (
    <aside className="panel visit-summary" aria-labelledby="visit-summary-title">
      <h2 id="visit-summary-title" className="h3">
        Your visit
      </h2>
      <p>
        <strong>{labelOfType(serviceType)}</strong>
        <br />
        {visit ? <VisitText {...visit} /> : 'Choose a day and an arrival window'}
      </p>
      {quote && <QuoteLines quote={quote} />}
      <p className="mb-0">
        Prefer to talk? Call <a href={telephoneLink(phone)}>{phone}</a>
      </p>
    </aside>
  )
}

function QuoteLines({ quote }: { quote: SavedQuote }) {
  const { lines, totalPrice, shownPrice } = quote
  return (
    <>
      <h3 className="h4">Your quote</h3>
      {shownPrice !== undefined && (
        <p className="alert alert-warning" role="status">
          Our prices have changed since the page was loaded: the total is {money(totalPrice)} instead of{' '}
          {money(shownPrice)}.
        </p>
      )}
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="summary-total">Total {money(totalPrice)}</p>
      <p>
        <QuoteState quote={quote} />
      </p>
    </>
  )
}

/** A quote has an id once the business has it; before that nothing can be promised about it. */
function QuoteState({ quote: { id, booking } }: { quote: SavedQuote }) {
  if (booking) {
    return (
      <>
        Already booked: <VisitText {...booking} />.
      </>
    )
  }
  if (!id) {
    return (
      <>
        This quote has not reached us yet. <a href="/#quote">Please send it again.</a>
      </>
    )
  }
  return (
    <a className="btn btn-outline-primary" href="/quote-submitted">
      Send me the quote, I’ll book later
    </a>
  )
}
