import { newsOf } from '#frontend/admin/bookings/visit-news.ts'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/** Takes back that the customer chooses another day. */
export function KeepDay({ booking, onChanged }: { booking: BookingRow; onChanged: () => void }) {
  const call = useCall()
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
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => keep().then(onChanged)}>
      Keep This Day
    </button>
  )
}
