import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { format, money } from '#frontend/lib/format.ts'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { PricedLines } from '#frontend/ui/priced-lines.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import { bookingLabels } from '#words/labels/booking.ts'
import { serviceLabels } from '#words/labels/services.ts'

const labels = bookingLabels.summary

export function VisitSummary({ booking: { draft, visit, quote } }: { booking: Booking }) {
  return (
    <aside className="panel visit-summary" aria-labelledby="visit-summary-title">
      <h2 id="visit-summary-title" className="h3">
        {labels.heading}
      </h2>
      <p>
        <strong>{serviceLabels[draft.serviceType]}</strong>
        <br />
        {visit ? <VisitText {...visit} /> : <span>{labels.noVisit}</span>}
      </p>
      {quote && (
        <>
          <h3 className="h4">{labels.quote}</h3>
          <PricedLines
            {...quote}
            lines={quote.lines.map((text) => ({ text }))}
            total={format(labels.total, { price: money(quote.totalPrice) })}
          />
        </>
      )}
      <p className="mb-0">
        <PhoneText text={labels.call} />
      </p>
    </aside>
  )
}
