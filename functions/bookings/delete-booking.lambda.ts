import { deleteBooking } from '#functions/bookings/booking-deletion.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Deletes a booking and frees its arrival window. */
export const handler = adminEndpoint(contract.deleteBooking, ({ params }) => deleteBooking(params.id))
