/** From a visitor's or the owner's form to a booking. */
import type { AddBookingRequest, Booking, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'

const newRowFields = (id: string, quote: Quote | undefined, now: Date) => ({
  id,
  // Never the visitor's: the price is the one the server gave the quote.
  totalPrice: quote?.totalPrice,
  quotedPrice: quote?.totalPrice,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** A visitor's booking. What the spam trap caught is kept as cancelled, so that machines cannot fill the calendar. */
export function newBooking(
  request: CreateBookingRequest,
  quote: Quote | undefined,
  id: string,
  now: Date,
): Booking {
  const { website: _, openFor: __, ...visit } = request
  const isSpam = isCaught(request)
  return { ...visit, status: isSpam ? 'cancelled' : 'pending', isSpam, ...newRowFields(id, quote, now) }
}

/** A booking that the owner typed in, for the price agreed or, without one, the quote's. */
export function manualBooking(
  { anyway: _, totalPrice: agreed, ...request }: AddBookingRequest,
  quote: Quote | undefined,
  id: string,
  now: Date,
): Booking {
  const fields = newRowFields(id, quote, now)
  return { ...request, isSpam: false, ...fields, totalPrice: agreed ?? fields.totalPrice }
}

/** What a visitor is told of a new booking. */
export function receiptOf({ id, serviceDate, serviceTime, totalPrice }: Booking) {
  return { id, serviceDate, serviceTime, totalPrice }
}
