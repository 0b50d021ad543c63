import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import type { BookingStatus } from '#schemas/statuses.ts'

/** The words of spec §8; a conflict also says what stands in the way. */
export function updateFailed(message: string, status: number): string {
  return status === 409 ? `Failed to update booking. ${message}` : 'Failed to update booking.'
}

/** Sets a booking's status, from any to any (spec §4), then reloads. */
export function useBookingStatus(reload: () => unknown) {
  const act = useAction()
  return async (id: string, status: BookingStatus) => {
    await act(() => callApi(adminRoutes.updateBooking, { params: { id }, body: { status } }), {
      done: { title: 'Booking Updated' },
      failed: updateFailed,
    })
    await reload()
  }
}
