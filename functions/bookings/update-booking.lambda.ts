import { changeBooking } from '#functions/bookings/booking-change.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Changes status, notes, visit, price or customer. */
export const handler = adminEndpoint(contract.updateBooking, async ({ params, body }) =>
  changeBooking(params.id, body, new Date()),
)
