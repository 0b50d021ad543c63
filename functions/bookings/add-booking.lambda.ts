import { manualBooking } from '#functions/bookings/booking.ts'
import { holdsSlot, typedBookingWrites } from '#functions/bookings/booking-store.ts'
import { loadBookedQuote } from '#functions/bookings/calendar.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Books a visit for a customer who phoned; 409 with warnings if the visit is unusual. */
export const handler = adminCreation(contract.addBooking, {
  load: ({ body, now }) =>
    Promise.all([
      loadBookedQuote(body.quoteId),
      holdsSlot(body) ? ownerSlot(body, { ...body, isReopened: false, now }) : undefined,
    ]),
  create({ body, loaded: [quote, slot], newId, now }) {
    const booking = manualBooking(body, quote, newId(), now)
    return { writes: typedBookingWrites(booking, slot), answer: booking }
  },
})
