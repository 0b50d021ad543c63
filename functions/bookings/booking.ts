/** Makes bookings out of a visitor's or the owner's form. */
import { invalidInput } from '#functions/errors.ts'
import { calendarPath, signLink } from '#functions/links/signed-link.ts'
import { BookedPerson, type Booking, personOf } from '#schemas/contract/booking-record.ts'
import type {
  AddBookingRequest,
  BookingReceipt,
  CompleteBookingRequest,
  CreateBookingRequest,
} from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/records.ts'
import { minutesIn } from '#schemas/facts/jobs.ts'

const newRowFields = (id: string, quote: Quote | undefined, hours: number, now: Date) => ({
  id,
  hours,
  minutes: minutesIn(hours, quote?.minutes),
  places: [],
  // The server's price from the quote, never one sent by the browser.
  totalPrice: quote?.totalPrice,
  quotedPrice: quote?.totalPrice,
  payments: [],
  calendarSequence: 0,
  slotSequence: 0,
  linkGeneration: 0,
  moves: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/**
 * Takes from a quote who the visit is for, and where, as far as the request does not say.
 * @param quote of the link in its customer's own mail
 * @throws AppError 400 for what is missing in both
 */
export function completed(request: CreateBookingRequest, quote: Quote | undefined): CompleteBookingRequest {
  const whole = { ...(quote && personOf(quote.customerInfo)), ...request }
  const { error } = BookedPerson.safeParse(whole)
  if (error)
    throw invalidInput(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])))
  return whole as CompleteBookingRequest
}

/** Spam is stored as cancelled, so that bots cannot fill the calendar; any other status, and a payment, clear its flag (`bookingChange`). */
export function newBooking(
  request: CompleteBookingRequest,
  quote: Quote | undefined,
  id: string,
  { hours, now, isConfirmed }: { hours: number; now: Date; isConfirmed: boolean },
): Booking {
  const { website: _, openFor: __, quoteToken: ___, isFlexible = false, ...visit } = request
  const isSpam = isCaught(request)
  const status = isSpam ? 'cancelled' : isConfirmed ? 'confirmed' : 'pending'
  return { ...visit, quoteId: quote?.id, status, isSpam, isFlexible, ...newRowFields(id, quote, hours, now) }
}

/** A booking entered by the owner, at the agreed price or, without one, the quote's. */
export function manualBooking(
  {
    anyway: _,
    isRepeat: __,
    totalPrice: agreed,
    hours,
    ...request
  }: Omit<AddBookingRequest, 'tellCustomer'> & { hours: number },
  quote: Quote | undefined,
  id: string,
  now: Date,
): Booking {
  const fields = newRowFields(id, quote, hours, now)
  return { ...request, isSpam: false, isFlexible: false, ...fields, totalPrice: agreed ?? fields.totalPrice }
}

/** The same for spam, whose link does not work. */
export function receiptOf(booking: Booking, isMailed: boolean): BookingReceipt {
  const { id, linkGeneration, serviceDate, serviceTime, totalPrice } = booking
  const link = signLink('visit', id, linkGeneration)
  return { id, serviceDate, serviceTime, totalPrice, link, calendar: calendarPath(booking), isMailed }
}
