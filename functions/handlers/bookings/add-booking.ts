import { randomUUID } from 'node:crypto'
import { addBooking, holdsSlot } from '#functions/data/bookings.ts'
import { manualBooking } from '#functions/domain/booking-intake.ts'
import { loadBookedQuote } from '#functions/domain/booking-rules.ts'
import { ownerSlot } from '#functions/domain/owner-visit.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** POST /api/admin/bookings: the owner books for a customer, 409 with warnings when the visit is unusual. */
export const handler = adminHandler(contract.addBooking, {
  load: ({ body }) =>
    Promise.all([
      loadBookedQuote(body.quoteId),
      holdsSlot(body) ? ownerSlot(body, { ...body, isReopened: false, now: new Date() }) : undefined,
    ]),
  async handle({ body, loaded: [quote, slot], once }) {
    const booking = manualBooking(body, quote, randomUUID(), new Date())
    await addBooking(booking, slot, once(booking))
    return booking
  },
})
