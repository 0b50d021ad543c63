import { hasBookedSince } from '#functions/people/booked-since.ts'
import { isExpired } from '#functions/quotes/quote.ts'
import type { Quote } from '#schemas/contract/quotes.ts'

/** Returns why follow-ups for a quote stop; undefined while it waits for its customer (P33.10). */
export async function endOfQuote(quote: Quote, now: Date): Promise<{ skip: string } | undefined> {
  const { isSpam, bookingId, declined, contactedAt, renewedAs } = quote
  if (isSpam) return { skip: 'It is marked as spam' }
  if (bookingId !== undefined) return { skip: 'It was booked' }
  if (declined) return { skip: 'The customer has declined' }
  if (contactedAt !== undefined) return { skip: 'You have contacted the customer' }
  if (renewedAs !== undefined) return { skip: 'A newer quote has replaced it' }
  if (isExpired(quote, now)) return { skip: 'Its price has ended' }
  if (await hasBookedSince(quote.customerInfo, quote.createdAt))
    return { skip: 'The customer has booked a visit since' }
  return undefined
}
