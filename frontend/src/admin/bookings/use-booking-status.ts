import { editFields, nameOf, toEditable } from '#frontend/admin/bookings/booking-fields.ts'
import { useQuickStatus } from '#frontend/admin/components/use-quick-status.tsx'
import type { ToastText } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { BookingStatus } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Adds the reason of a conflict. */
export function updateFailed(status: number): string {
  return status === 409 ? 'Failed to update booking. {message}' : 'Failed to update booking.'
}

/** Names the customer: under a filter, the card may be gone. */
export function updated(booking: Booking): ToastText {
  return { title: 'Booking Updated', description: `${nameOf(booking)} is ${booking.status}.` }
}

/** Sets a booking's status, from any to any, then reloads; cancelling can be undone. */
export function useBookingStatus(reload: () => unknown) {
  return useQuickStatus({
    send: (id, body: { status: BookingStatus; updatedAt: string; anyway?: true }) =>
      callApi(adminRoutes.updateBooking, { params: { id }, body }),
    done: (booking: Booking, undo) => ({
      ...updated(booking),
      ...(booking.status === 'cancelled' && { action: { label: 'Undo', onPress: undo } }),
    }),
    failed: updateFailed,
    nameOf,
    fieldsOf: editFields,
    valuesOf: toEditable,
    reload,
  })
}
