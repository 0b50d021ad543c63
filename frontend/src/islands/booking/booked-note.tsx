import { format, money } from '#frontend/lib/format.ts'
import { BookedLinks } from '#frontend/ui/booked-links.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { ThanksPanel } from '#frontend/ui/thanks-panel.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'
import { bookingLabels } from '#words/labels/booking.ts'

const labels = bookingLabels.thanks

type BookedNoteProps = {
  receipt: BookingReceipt & { email?: string }
  /** Of a quote that never arrived, or is deleted. */
  unknownPrice?: number | undefined
}

/** The confirmation of a booking without a quote. */
export function BookedNote({ receipt, unknownPrice }: BookedNoteProps) {
  return (
    <ThanksPanel heading={labels.heading}>
      <p className="lead">
        <Icon name="calendar-check" /> <VisitText {...receipt} />
      </p>
      {unknownPrice !== undefined && <p>{format(labels.unpriced, { price: money(unknownPrice) })}</p>}
      <BookedLinks {...receipt} />
      <p>
        <PhoneText text={labels.next} />
      </p>
    </ThanksPanel>
  )
}
