import { BOOKING_HEAD, useBookingCards } from '#frontend/admin/bookings/booking-cards.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-fields.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { RecordList } from '#frontend/admin/parts/record-list.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

export function BookingList() {
  const list = useRecordList(adminRoutes.listBookings)
  const { cardOf, dialogs, question } = useBookingCards(list.reload)
  return (
    <>
      <RecordList
        list={list}
        noun={{ one: 'booking', other: 'bookings' }}
        statuses={BOOKING_STATUSES}
        columns={BOOKING_COLUMNS}
        head={BOOKING_HEAD}
        dialogs={dialogs}
        empty={<EmptyState icon="calendar-check" title="No bookings yet" />}
      >
        {cardOf}
      </RecordList>
      {question}
    </>
  )
}
