import { useEffect, useRef } from 'react'
import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { format } from '#frontend/lib/format.ts'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import { RefusalNote, WindowPicker } from '#frontend/ui/window-picker.tsx'
import { bookingLabels as labels } from '#words/labels/booking.ts'
import { refusalLabels } from '#words/labels/refusals.ts'

export function VisitPicker({ booking }: { booking: Booking }) {
  const { draft, days, hasFailed, choose, place, farZip, visit } = booking
  const { refusal, isDayNamed, serviceDate } = draft
  const daysRef = useRef<HTMLFieldSetElement>(null)

  const isShown = isDayNamed && (days?.some(({ date }) => date === serviceDate) ?? false)
  useEffect(() => {
    if (!isShown) return
    daysRef.current?.scrollIntoView({ behavior: 'instant' })
    daysRef.current?.nextElementSibling?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  }, [isShown])

  return (
    <>
      {farZip && (
        <p role="status" className="alert alert-warning mb-0">
          <Format text={refusalLabels['not-yet']} zip={farZip} phone={<PhoneLink />} />
        </p>
      )}
      {refusal && !draft.serviceTime && !hasFailed && (
        <RefusalNote text={format(labels.refused, { reason: refusal.message })} />
      )}
      <WindowPicker
        availability={booking}
        chosen={{ serviceDate, serviceTime: visit?.serviceTime ?? '' }}
        onPickDate={(date) => choose({ serviceDate: date })}
        onPickTime={(time) => choose({ serviceTime: time })}
        place={place}
        daysRef={daysRef}
      />
    </>
  )
}
