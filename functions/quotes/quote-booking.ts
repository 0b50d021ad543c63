/** Books a visit at the price of a quote. */

import { money } from '#frontend/lib/format.ts'
import { refuse } from '#functions/errors.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { isExpired, todaysPrice } from '#functions/quotes/quote.ts'
import { bookingsOf, noteBookings } from '#functions/quotes/quote-model.ts'
import { changeQuote, getQuote } from '#functions/quotes/quote-store.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Refuses a visitor's booking at the price of a quote that has expired or is booked.
 * @throws AppError 409 with today's price or the date of the visit
 */
export async function requireBookable(quote: Quote, now: Date): Promise<void> {
  const visit = (await visitsOf([quote])).get(quote.id)
  // Nobody comes on a day that is called off.
  if (visit && holdsSlot(visit))
    throw visit.isAsked ? refuse('quote-booked', {}) : refuse('quote-booked-for', { date: visit.serviceDate })
  if (!isExpired(quote, now)) return
  const today = todaysPrice(quote, await loadPricing())
  const date = quote.validUntil
  throw today
    ? refuse('quote-expired-today', { date, price: money(today.totalPrice) }, { today })
    : refuse('quote-expired', { date })
}

/**
 * Returns the writes that note the visit booked at a quote's price.
 * @throws (in the transaction) AppError 409 without the quote, whose customer may be another one
 */
export function bookQuote(quote: Quote, bookingId: string, now: Date): Promise<Write[]> {
  return changeQuote(quote, booked(quote, bookingId), now, (current) =>
    current?.['bookingId'] === quote.bookingId ? refuse('quote-changed', {}) : refuse('quote-booked', {}),
  )
}

/** Returns the writes that note a booking that was no spam on its quote; none if that was deleted. */
export async function bookQuoteOf(
  { id, quoteId }: { id: string; quoteId?: string | undefined },
  now: Date,
): Promise<Write[]> {
  const quote = await getQuote(quoteId)
  return quote ? changeQuote(quote, booked(quote, id), now, 'again') : []
}

/** Booking a quote takes back that it was declined. */
const booked = (quote: Quote, bookingId: string) => ({
  ...noteBookings([...bookingsOf(quote), bookingId]),
  declined: undefined,
})
