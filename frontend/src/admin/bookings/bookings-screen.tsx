import { useSearchParams } from 'react-router-dom'
import { BookingDays } from '#frontend/admin/bookings/booking-days.tsx'
import { BookingList } from '#frontend/admin/bookings/booking-list.tsx'
import { BookingWeek } from '#frontend/admin/bookings/booking-week.tsx'
import { Button } from '#frontend/admin/components/button.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/components/screen.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'

/** /admin/bookings: by age, or by service date as a list or a week. */
export function BookingsScreen() {
  const [search, setSearch] = useSearchParams()
  const dialog = useDialogParam()
  const asked = search.get('view')
  const view = asked === 'week' || asked === 'visits' ? asked : 'list'
  return (
    <Screen
      title="Manage Bookings"
      actions={<Button icon="plus-lg" look="main" label="Add Booking" onClick={() => dialog.open('add')} />}
    >
      <ScreenTabs
        label="View"
        tabs={[
          { name: 'list', title: 'List', content: <BookingList /> },
          { name: 'visits', title: 'By Visit', content: <BookingDays /> },
          { name: 'week', title: 'Calendar', content: <BookingWeek /> },
        ]}
        chosen={view}
        onChoose={(next) => setSearch(next === 'list' ? {} : { view: next }, { replace: true })}
      />
    </Screen>
  )
}
