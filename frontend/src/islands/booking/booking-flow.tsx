import { Suspense } from 'react'
import { KnownPurpose } from '#frontend/islands/booking/known-purpose.tsx'
import { PurposeFields } from '#frontend/islands/booking/purpose-fields.tsx'
import { QuoteNotice } from '#frontend/islands/booking/quote-notice.tsx'
import { booked } from '#frontend/islands/booking/use-booked-visit.ts'
import { useBookingDraft } from '#frontend/islands/booking/use-booking-draft.ts'
import { VisitPicker } from '#frontend/islands/booking/visit-picker.tsx'
import { VisitSummary } from '#frontend/islands/booking/visit-summary.tsx'
import { useStore } from '#frontend/lib/use-store.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { bookingLabels as labels } from '#words/labels/booking.ts'

// With the form library: loads when a window is chosen.
const DetailsForm = lazyPart('details-form', () =>
  import('#frontend/islands/booking/details-form.tsx').then((module) => module.DetailsForm),
)

/** Booking: what and where, a day and window, then contact details, then the confirmation. */
export function BookingFlow() {
  const booking = useBookingDraft()
  const confirmation = useStore(booked)
  if (confirmation) return confirmation
  const { draft, fields, visit, quoteAtStart } = booking

  return (
    // Remounts when a quote is found: a partial update would move what stays.
    <div key={String(quoteAtStart !== undefined)} className="booking">
      <div ref={fields} className="stack">
        {quoteAtStart ? (
          <>
            <QuoteNotice quote={quoteAtStart} />
            <KnownPurpose booking={booking} />
          </>
        ) : (
          <>
            <Steps current={visit ? 3 : draft.serviceDate ? 2 : 1} />
            <PurposeFields booking={booking} />
          </>
        )}
        <VisitPicker booking={booking} />
        {draft.hasChosenTime && (
          <Suspense fallback={<p role="status">{labels.loadingDetails}</p>}>
            <DetailsForm booking={booking} />
          </Suspense>
        )}
      </div>
      <VisitSummary booking={booking} />
    </div>
  )
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="steps" aria-label={labels.steps.label}>
      {labels.steps.names.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>{' '}
          {step}
        </li>
      ))}
    </ol>
  )
}
