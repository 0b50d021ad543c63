import { format, money } from '#frontend/lib/format.ts'
import type { SavedQuote } from '#frontend/lib/use-saved-quote.ts'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { PricedLines } from '#frontend/ui/priced-lines.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { ServiceType } from '#schemas/facts/jobs.ts'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { bookingLabels } from '#words/labels/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

const labels = bookingLabels.summary

type VisitSummaryProps = {
  serviceType: ServiceType
  visit: VisitWindow | undefined
  quote: SavedQuote | undefined
}

export function VisitSummary({ serviceType, visit, quote }: VisitSummaryProps) {
  return (
    <aside className="panel visit-summary" aria-labelledby="visit-summary-title">
      <h2 id="visit-summary-title" className="h3">
        {labels.heading}
      </h2>
      <p>
        <strong>{serviceLabels[serviceType]}</strong>
        <br />
        {visit ? <VisitText {...visit} /> : <span>{labels.noVisit}</span>}
      </p>
      {quote && (
        <>
          <h3 className="h4">{labels.quote}</h3>
          <PricedLines {...quote} total={format(labels.total, { price: money(quote.totalPrice) })} />
        </>
      )}
      <p className="mb-0">
        <PhoneText text={labels.call} />
      </p>
    </aside>
  )
}
