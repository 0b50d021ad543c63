import { BookingCard } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-columns.ts'
import { CancelVisit } from '#frontend/admin/bookings/cancel-visit.tsx'
import { OpenBookingDialog } from '#frontend/admin/bookings/open-booking-dialog.tsx'
import { useBookingStatus } from '#frontend/admin/bookings/use-booking-status.ts'
import { RecordList } from '#frontend/admin/components/record-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** All bookings, newest first, and the dialog that is open. */
export function BookingList() {
  const list = useRecordList(adminRoutes.listBookings)
  const dialog = useDialogParam()
  const { setStatus, question } = useBookingStatus(list.reload)
  const cancelled = dialog.name === 'cancel' ? list.rows.find(({ id }) => id === dialog.id) : undefined
  return (
    <>
      <RecordList
        list={list}
        noun={{ one: 'booking', other: 'bookings' }}
        statuses={BOOKING_STATUSES}
        columns={BOOKING_COLUMNS}
        empty={<EmptyState icon="calendar-check" title="No bookings yet" />}
      >
        {(booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onOpen={(name) => dialog.open(name, booking.id)}
            onStatus={(status, options) => setStatus(booking, status, options)}
            onChanged={list.reload}
          />
        )}
      </RecordList>
      <OpenBookingDialog dialog={dialog} rows={list.rows} onSaved={list.reload} />
      {cancelled && (
        <CancelVisit
          booking={cancelled}
          onCancel={({ isTold }) => setStatus(cancelled, 'cancelled', isTold ? {} : { tellCustomer: false })}
          onClose={dialog.close}
        />
      )}
      {question}
    </>
  )
}
