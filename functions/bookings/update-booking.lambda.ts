import { bookingChange } from '#functions/bookings/booking-change.ts'
import { readBooking } from '#functions/bookings/booking-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Changes status, notes, visit, price or customer. */
export const handler = adminCreation(contract.updateBooking, {
  load: ({ params, body, now, admin }) => bookingChange(params.id, body, { now, by: admin.username }),
  create: ({ loaded }) => loaded,
  read: readBooking,
})
