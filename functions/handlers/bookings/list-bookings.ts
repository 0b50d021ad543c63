import { listBookings, listBookingsByDay } from '#functions/data/bookings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** GET /api/admin/bookings: a page by age, or with `from` and `to` one of the visits of those days (at most 62). */
export const handler = adminHandler(contract.listBookings, {
  async handle({ query }) {
    const { from, to } = query
    const page = from && to ? await listBookingsByDay(from, to, query) : await listBookings(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
