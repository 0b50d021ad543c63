/** Makes bookings out of a visitor's or the owner's form. */
import type { AddBookingRequest, Booking, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'

const newRowFields = (id: string, quote: Quote | undefined, now: Date) => ({
  id,
  // The server's price from the quote, never one sent by the browser.
  totalPrice: quote?.totalPrice,
  quotedPrice: quote?.totalPrice,
  calendarSequence: 0,
  slotSequence: 0,
  linkGeneration: 0,
  moves: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** Spam is stored as cancelled, so that bots cannot fill the calendar. */
export function newBooking(
  request: CreateBookingRequest,
  quote: Quote | undefined,
  id: string,
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Booking {
  const { website: _, openFor: __, quoteToken: ___, isFlexible = false, ...visit } = request
  const isSpam = isCaught(request)
  const status = isSpam ? 'cancelled' : isConfirmed ? 'confirmed' : 'pending'
  return { ...visit, quoteId: quote?.id, status, isSpam, isFlexible, ...newRowFields(id, quote, now) }
}

/** A booking entered by the owner, at the agreed price or, without one, the quote's. */
export function manualBooking(
  { anyway: _, isRepeat: __, totalPrice: agreed, ...request }: Omit<AddBookingRequest, 'tellCustomer'>,
  quote: Quote | undefined,
  id: string,
  now: Date,
): Booking {
  const fields = newRowFields(id, quote, now)
  return { ...request, isSpam: false, isFlexible: false, ...fields, totalPrice: agreed ?? fields.totalPrice }
}

export function receiptOf({ id, serviceDate, serviceTime, totalPrice }: Booking) {
  return { id, serviceDate, serviceTime, totalPrice }
}
