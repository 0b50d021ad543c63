import { listBookings, listBookingsByDay } from '#functions/bookings/booking-list.ts'
import { listReply } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Lists bookings by age or, with `from` and `to`, the visits of those days (at most 62). */
export const handler = adminEndpoint(contract.listBookings, async ({ query }) => {
  const { from, to } = query
  return listReply(await (from && to ? listBookingsByDay(from, to, query) : listBookings(query)))
})
