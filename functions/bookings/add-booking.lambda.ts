import { manualBooking } from '#functions/bookings/booking.ts'
import { loadTypedContext } from '#functions/bookings/booking-context.ts'
import { placed, readBooking } from '#functions/bookings/booking-store.ts'
import { typedBookingWrites } from '#functions/bookings/new-booking.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Books a visit for a customer who phoned, and tells the customer on request; 409 with warnings if the visit is unusual. */
export const handler = adminCreation(contract.addBooking, {
  load: ({ body, now }) => loadTypedContext(body, now),
  create({ loaded: { visit, quote, slot, settings }, newId, now }) {
    const { tellCustomer, ...facts } = visit
    const booking = placed(manualBooking(facts, quote, newId(), now), slot)
    const isTold = tellCustomer === true
    return { writes: typedBookingWrites(booking, slot, { quote, settings, isTold, now }), answer: booking }
  },
  read: readBooking,
})
