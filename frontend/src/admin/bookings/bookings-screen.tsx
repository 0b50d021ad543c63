import { BOOKING_HEAD, useBookingCards } from '#frontend/admin/bookings/booking-cards.tsx'
import { BookingDays } from '#frontend/admin/bookings/booking-days.tsx'
import { BOOKING_COLUMNS } from '#frontend/admin/bookings/booking-fields.ts'
import { BookingWeek } from '#frontend/admin/bookings/booking-week.tsx'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { RecordList } from '#frontend/admin/parts/record-list.tsx'
import { DialogButton } from '#frontend/admin/ui/button.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

export function BookingsScreen() {
  return (
    <Screen
      title="Manage Bookings"
      actions={<DialogButton opens="add" icon="plus-lg" look="main" label="Add Booking" />}
    >
      <ScreenTabs
        label="View"
        param="view"
        tabs={[
          { name: 'list', title: 'List', content: <BookingList /> },
          { name: 'visits', title: 'By Visit', content: <BookingDays /> },
          { name: 'week', title: 'Calendar', content: <BookingWeek /> },
        ]}
      />
    </Screen>
  )
}

function BookingList() {
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
