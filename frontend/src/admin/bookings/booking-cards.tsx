import type { ReactNode } from 'react'
import { BookingCard, FlexibleMark } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_COLUMNS, nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { CancelVisit } from '#frontend/admin/bookings/cancel-visit.tsx'
import { repeatOf } from '#frontend/admin/bookings/next-visit.ts'
import { OpenBookingDialog } from '#frontend/admin/bookings/open-booking-dialog.tsx'
import { useBookingStatus } from '#frontend/admin/bookings/use-booking-status.ts'
import { RecordRows, type RowHead } from '#frontend/admin/components/record-rows.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'

export const BOOKING_HEAD: RowHead<BookingRow> = {
  title: nameOf,
  marks: (booking) => <FlexibleMark booking={booking} />,
}

/** Cards of bookings, and the dialog that is open. */
export function BookingCards({ rows, reload }: { rows: BookingRow[]; reload: () => unknown }) {
  const { cardOf, dialogs } = useBookingCards(rows, reload)
  return (
    <>
      <RecordRows
        rows={rows}
        idOf={({ id }) => id}
        nouns="visits"
        columns={BOOKING_COLUMNS}
        head={BOOKING_HEAD}
      >
        {cardOf}
      </RecordRows>
      {dialogs}
    </>
  )
}

/** The card of a booking, and the dialogs that it opens. */
export function useBookingCards(
  rows: BookingRow[],
  reload: () => unknown,
): { cardOf: (booking: BookingRow) => ReactNode; dialogs: ReactNode } {
  const dialog = useDialogParam()
  const { setStatus, question } = useBookingStatus(reload)
  const cancelled = dialog.name === 'cancel' ? rows.find(({ id }) => id === dialog.id) : undefined
  return {
    cardOf: (booking) => (
      <BookingCard
        key={booking.id}
        booking={booking}
        onOpen={(name) =>
          name === 'repeat' ? dialog.open('add', repeatOf(booking)) : dialog.open(name, booking.id)
        }
        onStatus={(status, options) => setStatus(booking, status, options)}
        onChanged={reload}
      />
    ),
    dialogs: (
      <>
        <OpenBookingDialog dialog={dialog} rows={rows} onSaved={reload} />
        {cancelled && (
          <CancelVisit
            booking={cancelled}
            onCancel={({ isTold }) =>
              setStatus(cancelled, 'cancelled', isTold ? {} : { tellCustomer: false })
            }
            onClose={dialog.close}
          />
        )}
        {question}
      </>
    ),
  }
}
