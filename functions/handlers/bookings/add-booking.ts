import { randomUUID } from 'node:crypto'
import { addBooking } from '#functions/data/bookings.ts'
import { manualBooking } from '#functions/domain/booking-intake.ts'
import { loadBookingContext, requireOpen, slotTaken, whereIn } from '#functions/domain/booking-rules.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/bookings: the owner books for a customer on the phone, by the same rules. */
export const handler = adminHandler(adminRoutes.addBooking, requests.addBooking, {
  load: ({ body }) => loadBookingContext(body, whereIn(body.city), new Date()),
  async handle({ body, loaded: { calendar, quote }, once }) {
    requireOpen(calendar, body)
    const booking = manualBooking(body, quote, randomUUID(), calendar.now)
    const slot = { capacity: calendar.capacity, full: () => slotTaken(calendar, body) }
    await addBooking(booking, slot, once(booking))
    return booking
  },
})
