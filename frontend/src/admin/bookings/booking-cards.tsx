import type { ReactNode } from 'react'
import { BookingCard, FlexibleMark } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_DIALOGS } from '#frontend/admin/bookings/booking-records.tsx'
import { CancelVisit } from '#frontend/admin/bookings/cancel-visit.tsx'
import { useBookingStatus } from '#frontend/admin/bookings/use-booking-status.ts'
import type { RecordDialogsProps } from '#frontend/admin/components/record-dialogs.tsx'
import type { RowHead } from '#frontend/admin/components/record-rows.tsx'
import { nameOf } from '#frontend/admin/lib/format.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'

export const BOOKING_HEAD: RowHead<BookingRow> = {
  title: nameOf,
  marks: (booking) => <FlexibleMark booking={booking} />,
}

/** The card of a booking, its dialogs, and the question that a change of its status may ask. */
export function useBookingCards(reload: () => unknown): {
  cardOf: (booking: BookingRow) => ReactNode
  dialogs: RecordDialogsProps<BookingRow>
  question: ReactNode
} {
  const { setStatus, question } = useBookingStatus(reload)
  return {
    cardOf: (booking) => (
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
        cancel: (booking, { onClose }) => (
          <CancelVisit
            booking={booking}
            onCancel={({ isTold }) => setStatus(booking, 'cancelled', isTold ? {} : { tellCustomer: false })}
            onClose={onClose}
          />
        ),
      },
    },
    question,
  }
}
