/** Books a visit at the price of a quote. */
import { type AppError, conflict } from '#functions/errors.ts'
import { dateInWords } from '#functions/pacific-time.ts'
import { loadPricing } from '#functions/pricing/price-list.ts'
import { isExpired, todaysPrice, validUntilOf } from '#functions/quotes/quote.ts'
import { changeQuote } from '#functions/quotes/quote-store.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Refuses a visitor's booking at the price of a quote that has expired or is booked.
 * @throws AppError 409 with the `reason`, and with today's price or the date of the visit
 */
export async function requireBookable(quote: Quote, now: Date): Promise<void> {
  const visit = (await visitsOf([quote])).get(quote.bookingId ?? '')
  if (visit && holdsSlot(visit)) throw bookedAlready(visit.serviceDate)
  if (!isExpired(quote, now)) return
  const today = todaysPrice(quote, await loadPricing())
  const price = today && `Today it is $${today.totalPrice}. `
  const message = `This price was held until ${dateInWords(validUntilOf(quote))}. ${price ?? ''}Please ask for a new quote, or call us.`
  throw conflict(message, {
    reason: 'expired',
    today,
  })
}

function bookedAlready(serviceDate?: string): AppError {
  const when = serviceDate === undefined ? '' : ` for ${dateInWords(serviceDate)}`
  return conflict(`This quote is booked already${when}.`, { reason: 'booked', bookedFor: serviceDate })
}

/**
 * Returns the writes that note the visit booked at a quote's price.
 * @throws (in the transaction) AppError 409 without the quote, whose customer may be another one
 */
export function bookQuote(quote: Quote, bookingId: string, now: Date): Write[] {
  return changeQuote(quote, { bookingId }, now, (current) =>
    current?.['bookingId'] === quote.bookingId
      ? conflict('This quote has just changed. Please try again.')
      : bookedAlready(),
  )
}
