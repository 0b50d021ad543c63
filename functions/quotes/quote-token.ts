/** Tokens of links to quotes. */
import { idOfLink, isSigned, signLink } from '#functions/links/signed-link.ts'
import { CLOSED, isInTime, type QuoteScope, quoteState } from '#functions/quotes/quote.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { visitsOf } from '#functions/quotes/quote-visits.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'

/** True for the link in the mail of a quote's customer. */
export const isOwnLink = (token: string) => idOfLink('ownQuote', token) !== undefined

/** The scope of a link that a visitor may hold. */
export const scopeOf = (token: string): QuoteScope => (isOwnLink(token) ? 'ownQuote' : 'quote')

/** The quote of a link; undefined for a link that does not work. */
export async function quoteOfLink(
  token: string,
  now: Date,
  scope = scopeOf(token),
): Promise<Quote | undefined> {
  const quote = await getQuote(idOfLink(scope, token))
  const works =
    quote &&
    !quote.isSpam &&
    isSigned(token, scope, quote.id, quote.linkGeneration) &&
    isInTime(scope, quote, now)
  return works ? quote : undefined
}

/**
 * Token of the link to the quote of a cancelled visit, while its price is held and no other visit has taken it. Only the quote's own
 * customer gets the link that does not ask.
 */
export async function linkOfOpenQuote(
  quote: Quote,
  { status, email }: Pick<Booking, 'status' | 'email'>,
  now: Date,
): Promise<string | undefined> {
  if (status !== 'cancelled') return undefined
  const visit = (await visitsOf([quote])).get(quote.id)
  if (CLOSED.includes(quoteState(quote, now, visit))) return undefined
  const scope = isAnotherMailbox(quote.customerInfo.email, email) ? 'quote' : 'ownQuote'
  return signLink(scope, quote.id, quote.linkGeneration)
}
