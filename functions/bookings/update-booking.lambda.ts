import { bookingChange } from '#functions/bookings/booking-change.ts'
import { readBooking } from '#functions/bookings/booking-store.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Changes status, notes, visit, price or customer. */
export const handler = adminOnce(
  contract.updateBooking,
  ({ params, body, now, admin }) => bookingChange(params.id, body, { now, by: admin.username }),
  readBooking,
)
