import { useSearchParams } from 'react-router-dom'
import { BookingList } from '#frontend/admin/bookings/booking-list.tsx'
import { BookingWeek } from '#frontend/admin/bookings/booking-week.tsx'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { ScreenTabs } from '#frontend/admin/components/screen-tabs.tsx'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** /admin/bookings: by age as a list, or by service date as a week. */
export function BookingsScreen() {
  const [search, setSearch] = useSearchParams()
  const dialog = useDialogParam()
  const view = search.get('view') === 'week' ? 'week' : 'list'
  return (
    <Screen
      title="Manage Bookings"
      actions={
        <button type="button" className="btn btn-primary" onClick={() => dialog.open('add')}>
          <Icon name="plus-lg" /> Add Booking
        </button>
      }
    >
      <ScreenTabs
        label="View"
        tabs={[
          { name: 'list', title: 'List', content: <BookingList /> },
          { name: 'week', title: 'Calendar', content: <BookingWeek /> },
        ]}
        chosen={view}
        onChoose={(next) => setSearch(next === 'week' ? { view: next } : {}, { replace: true })}
      />
    </Screen>
  )
}
