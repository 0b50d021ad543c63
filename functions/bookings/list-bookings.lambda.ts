import { listBookings, listBookingsByDay } from '#functions/bookings/booking-list.ts'
import { listHeaders, reply } from '#functions/http/response.ts'
import { adminEndpoint, EXPORT_ASKS } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Lists bookings by age or, with `from` and `to`, the visits of those days (at most 62). */
export const handler = adminEndpoint(
  contract.listBookings,
  async ({ query }) => {
    const { from, to } = query
    const page = from && to ? await listBookingsByDay(from, to, query) : await listBookings(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
  EXPORT_ASKS,
)
