import type { Visit } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import type { SavedQuote } from '#frontend/lib/use-saved-quote.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { TakesAbout } from '#frontend/ui/takes-about.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { ServiceType } from '#schemas/facts/service-types.ts'
import { bookingLabels } from '#words/labels/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

const labels = bookingLabels.summary

type VisitSummaryProps = {
  serviceType: ServiceType
  visit: Visit | undefined
  quote: SavedQuote | undefined
}

/** The choices so far, and the saved quote. */
export function VisitSummary({ serviceType, visit, quote }: VisitSummaryProps) {
  return (
    <aside className="panel visit-summary" aria-labelledby="visit-summary-title">
      <h2 id="visit-summary-title" className="h3">
        {labels.heading}
      </h2>
      <p>
        <strong>{serviceLabels[serviceType]}</strong>
        <br />
        {visit ? <VisitText {...visit} /> : labels.noVisit}
      </p>
      {quote && <QuoteLines quote={quote} />}
      <p className="mb-0">
        <Format text={labels.call} phone={<PhoneLink />} />
      </p>
    </aside>
  )
}

function QuoteLines({ quote }: { quote: SavedQuote }) {
  const { lines, totalPrice, minutes } = quote
  return (
    <>
      <h3 className="h4">{labels.quote}</h3>
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="summary-total">{format(labels.total, { price: money(totalPrice) })}</p>
      <TakesAbout minutes={minutes} />
    </>
  )
}
