import { manualBooking } from '#functions/bookings/booking.ts'
import { loadTypedContext } from '#functions/bookings/booking-context.ts'
import { placed, readBooking } from '#functions/bookings/booking-store.ts'
import { typedBookingWrites } from '#functions/bookings/new-booking.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** Books a visit for a customer who phoned, and tells the customer on request; 409 with warnings if the visit is unusual. */
export const handler = adminOnce(
  contract.addBooking,
  async ({ body, newId, now }) => {
    const { visit, quote, slot, settings } = await loadTypedContext(body, now)
    const { tellCustomer, ...facts } = visit
    const booking = placed(manualBooking(facts, quote, newId(), now), slot)
    const isTold = tellCustomer === true
    return { writes: typedBookingWrites(booking, slot, { quote, settings, isTold, now }), answer: booking }
  },
  readBooking,
)
