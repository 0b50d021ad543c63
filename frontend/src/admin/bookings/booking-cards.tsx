import { useState } from 'react'
import { BookingCard } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_DIALOGS } from '#frontend/admin/bookings/booking-records.tsx'
import { useBookingStatus } from '#frontend/admin/bookings/use-booking-status.ts'
import { VisitMarks } from '#frontend/admin/bookings/visit-marks.tsx'
import { TELL_CUSTOMER } from '#frontend/admin/bookings/visit-news.ts'
import { formatVisit } from '#frontend/admin/lib/format.ts'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import type { RowHead } from '#frontend/admin/parts/record-rows.tsx'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { CheckBox } from '#frontend/admin/ui/form-field.tsx'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

export const BOOKING_HEAD: RowHead<BookingRow> = {
  title: nameOf,
  marks: (booking) => <VisitMarks booking={booking} />,
}

/** The card of a booking, its dialogs, and the question that a change of its status may ask. */
export function useBookingCards(reload: () => unknown) {
  const { setStatus, question } = useBookingStatus(reload)
  return {
    cardOf: (booking: BookingRow) => (
      <BookingCard
        key={booking.id}
        booking={booking}
        onStatus={(status, options) => setStatus(booking, status, options)}
      />
    ),
    dialogs: {
      ...BOOKING_DIALOGS,
      about: {
        ...BOOKING_DIALOGS.about,
        cancel: (booking) => <CancelVisit booking={booking} setStatus={setStatus} />,
      },
    } satisfies RecordDialogsProps<BookingRow>,
    question,
  }
}

type CancelVisitProps = { booking: Booking } & Pick<ReturnType<typeof useBookingStatus>, 'setStatus'>

/** Asks before a visit is cancelled, because the mail about it cannot be taken back. */
function CancelVisit({ booking, setStatus }: CancelVisitProps) {
  const [isTold, setIsTold] = useState(true)
  return (
    <ConfirmDialog
      title={`Cancel the visit of ${nameOf(booking)}?`}
      confirmLabel="Cancel Visit"
      keepLabel="Keep Visit"
      pendingLabel="Cancelling..."
      onConfirm={() => setStatus(booking, 'cancelled', isTold ? {} : { tellCustomer: false })}
    >
      {formatVisit(booking)}
      <div className="mt-3">
        <CheckBox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
          {TELL_CUSTOMER}
        </CheckBox>
      </div>
    </ConfirmDialog>
  )
}
