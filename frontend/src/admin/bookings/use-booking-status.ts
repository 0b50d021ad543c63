import { STATE_WORDS } from '#frontend/admin/bookings/told-words.ts'
import { isMailed, newsOf } from '#frontend/admin/bookings/visit-news.ts'
import { useQuickStatus } from '#frontend/admin/parts/use-quick-status.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Adds the reason of a conflict. */
export function updateFailed(status: number): string {
  return status === 409 ? 'Failed to update booking. {message}' : 'Failed to update booking.'
}

/** Names the customer, because under a filter the card may be gone, and says whether they get a mail. */
export function updated(before: Booking, saved: Booking, isTold: boolean) {
  const state = isAskedForDay(saved) ? STATE_WORDS.asked : saved.status
  return {
    title: 'Booking Updated',
    description: `${nameOf(saved)} is ${state}.${newsOf(before, saved, isTold)}`,
  }
}

/** Sets a booking's status, from any to any, then reloads; cancelling can be undone. */
export function useBookingStatus(reload: () => unknown) {
  return useQuickStatus<Booking>({
    send: (id, body) => callApi(adminRoutes.updateBooking, { params: { id }, body }),
    done: (booking, { before, options, undo }) => {
      const isTold = options.tellCustomer !== false
      const toast = updated(before, booking, isTold)
      if (booking.status !== 'cancelled') return toast
      const undone = isTold && isMailed(before, booking) ? ' Undo sends another one.' : ''
      // Cancelling a visit that is done takes its payments back, and forgets when it was done.
      const { doneAt, payments, status } = before
      const standing = payments.flatMap(({ id, takenBack }) => (takenBack ? [] : [id]))
      const giveBack = status === 'completed' ? standing : []
      const action = { label: 'Undo', onPress: () => undo({ giveBack, doneAt }) }
      return { ...toast, description: `${toast.description}${undone}`, action }
    },
    failed: updateFailed,
    nameOf,
    table: BOOKING_FIELDS,
    reload,
  })
}
