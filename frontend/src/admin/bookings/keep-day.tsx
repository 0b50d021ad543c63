import { newsOf } from '#frontend/admin/bookings/visit-news.ts'
import { Button } from '#frontend/admin/components/button.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** Takes back that the customer chooses another day. */
export function KeepDay({ booking }: { booking: BookingRow }) {
  const call = useCall()
  const reload = useReload()
  if (!isAskedForDay(booking)) return null
  const { id, updatedAt } = booking
  const keep = () =>
    call('updateBooking', {
      params: { id },
      body: { calledOff: null, updatedAt },
      done: (saved) => ({
        title: 'Booking Updated',
        description: `The visit stays.${newsOf(booking, saved, true)}`,
      }),
      failed: 'Failed to update booking.',
    })
  return <Button label="Keep This Day" onClick={() => keep().then(reload)} />
}
