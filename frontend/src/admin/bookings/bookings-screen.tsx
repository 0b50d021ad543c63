import { BookingDays } from '#frontend/admin/bookings/booking-days.tsx'
import { BookingList } from '#frontend/admin/bookings/booking-list.tsx'
import { BookingWeek } from '#frontend/admin/bookings/booking-week.tsx'
import { DialogButton } from '#frontend/admin/ui/button.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'

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
