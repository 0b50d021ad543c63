import { manualBooking } from '#functions/bookings/booking.ts'
import { loadBookedQuote } from '#functions/bookings/booking-context.ts'
import { readBooking } from '#functions/bookings/booking-store.ts'
import { typedBookingWrites } from '#functions/bookings/new-booking.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/bookings.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** Books a visit for a customer who phoned, and tells the customer on request; 409 with warnings if the visit is unusual. */
export const handler = adminCreation(contract.addBooking, {
  load: ({ body, now }) =>
    Promise.all([
      loadBookedQuote(body.quoteId),
      holdsSlot(body) ? ownerSlot(body, { ...body, isReopened: false, now }) : undefined,
      loadSettings(),
    ]),
  create({ body: { tellCustomer, ...body }, loaded: [quote, slot, settings], newId, now }) {
    const booking = manualBooking(body, quote, newId(), now)
    const isTold = tellCustomer === true
    return { writes: typedBookingWrites(booking, slot, { quote, settings, isTold, now }), answer: booking }
  },
  read: readBooking,
})
