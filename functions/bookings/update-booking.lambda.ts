import { bookingChange } from '#functions/bookings/booking-change.ts'
import { readBooking } from '#functions/bookings/booking-store.ts'
import { once } from '#functions/http/once.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Changes status, notes, visit, price or customer. */
export const handler = adminEndpoint(
  contract.updateBooking,
  once(
    contract.updateBooking,
    ({ params, body, now, admin }) => bookingChange(params.id, body, { now, by: admin.username }),
    readBooking,
  ),
)
