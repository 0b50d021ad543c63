/** Rules of quotes: what one costs, how long its price is held, and where it is on its way to a visit. */

import { money } from '#frontend/lib/format.ts'
import { AppError, conflict, invalidInput } from '#functions/errors.ts'
import { pricedOnline } from '#functions/pricing/pricing.ts'
import { priceLabels, spanishPrices } from '#functions/words.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import {
  type BookedVisit,
  type CreateQuoteRequest,
  isDiscount,
  originalPrice,
  type Quote,
  type QuoteRow,
  type ResidentialChoices,
} from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/records.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { QUOTE_DAYS, type QuoteState, stageOf } from '#schemas/facts/statuses.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { priceResidential, type ResidentialPrice } from '#schemas/price/residential.ts'

/**
 * Makes a quote out of a visitor's choices, at the server's price.
 * @throws AppError 400 for an option that is not offered, or a price above `LIMITS.totalPrice`
 */
export function newQuote(
  request: CreateQuoteRequest,
  pricing: readonly PricingOption[],
  id: string,
  now: Date,
): Quote {
  const { houseSize, stories, windowTypes, interiorCleaning, extras, hardWaterStains } = request
  const { customerInfo, city, language } = request
  const choices = { houseSize, stories, windowTypes, interiorCleaning, extras, hardWaterStains }
  return {
    id,
    ...choices,
    ...pricedOnline(() => priceInWords(pricing, choices)),
    customerInfo,
    city,
    language,
    isSpam: isCaught(request),
    validUntil: addDays(pacificNow(now).date, QUOTE_DAYS),
    linkGeneration: 0,
    sendings: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}

/** The price, whose lines are in Spanish, too, as far as there are words for them. */
function priceInWords(pricing: readonly PricingOption[], choices: ResidentialChoices): ResidentialPrice {
  const price = priceResidential(pricing, choices, priceLabels)
  const { lines } = priceResidential(spanishPrices.list(pricing), choices, spanishPrices.labels)
  const inSpanish = lines.map(({ label, lang }) => (lang ? {} : { labelEs: label }))
  return { ...price, lines: price.lines.map((line, index) => ({ ...line, ...inSpanish[index] })) }
}

/** The part of a quote that the browser keeps. */
export function receiptOf({ id, basePrice, totalPrice, lines, minutes }: Quote) {
  return { id, basePrice, totalPrice, lines, minutes }
}

export const isExpired = (quote: Quote, now: Date) => pacificNow(now).date > quote.validUntil

type Visit = Pick<BookedVisit, 'status'> | undefined

/** Without its visit, if that is cancelled or gone. @param visit one of its visits that holds its place, if any does */
export const asItStands = (quote: Quote, visit: Visit): Quote =>
  visit && holdsSlot(visit) ? quote : { ...quote, bookingId: undefined }

/** Where a quote is now. @param visit of `visitsOf` */
export function quoteState(quote: Quote, now: Date, visit: Visit): QuoteState {
  const stage = stageOf(asItStands(quote, visit))
  return stage !== 'booked' && stage !== 'declined' && isExpired(quote, now) ? 'expired' : stage
}

/** @throws AppError 409 for a quote that another one has replaced: that one alone is changed and booked from then on */
export function requireNewest({ renewedAs }: Quote): void {
  if (renewedAs !== undefined) throw conflict('A newer quote has replaced this one. Please use that one.')
}

/** States of a quote that nobody can book, or wants to. */
export const CLOSED: readonly QuoteState[] = ['booked', 'declined', 'expired']

export function quoteRow(quote: Quote, now: Date, booking?: BookedVisit): QuoteRow {
  return { ...quote, state: quoteState(quote, now, booking), followUpMails: [], booking }
}

/** Holds the price for another 30 days, from today if it had expired. */
export function heldLonger(quote: Quote, now: Date): Quote {
  const from = isExpired(quote, now) ? pacificNow(now).date : quote.validUntil
  return { ...quote, validUntil: addDays(from, QUOTE_DAYS) }
}

/** The price that the customer was told last, by the page before any mail; that of now for a mailbox that was told none. */
export const toldLast = (quote: Quote): number =>
  quote.toldPrice === undefined ? originalPrice(quote) : (quote.toldPrice ?? quote.totalPrice)

/** Changes the total. @throws AppError 400 above the original price, or if it is the total already */
export function repriced(
  quote: Quote,
  { totalPrice, reason }: { totalPrice: number; reason: string },
  by: string,
  now: Date,
): Quote {
  const original = originalPrice(quote)
  if (totalPrice > original)
    throw invalidInput({ totalPrice: `Enter at most ${money(original)}, the original price` })
  if (totalPrice === quote.totalPrice)
    throw invalidInput({ totalPrice: `The price is ${money(totalPrice)} already` })
  const lines = quote.lines.filter((line) => !isDiscount(line))
  if (totalPrice === original) return { ...quote, totalPrice, lines, adjusted: undefined }
  return {
    ...quote,
    totalPrice,
    lines: [
      ...lines,
      {
        label: priceLabels.discount,
        labelEs: spanishPrices.labels.discount,
        amount: `-${original - totalPrice}.00`,
      },
    ],
    adjusted: { from: quote.totalPrice, by, reason, at: now.toISOString() },
  }
}

/** Today's price of the same choices; undefined if an option is no longer offered. */
export function todaysPrice(quote: Quote, pricing: readonly PricingOption[]) {
  try {
    const { totalPrice, lines, minutes } = pricedOnline(() => priceInWords(pricing, quote))
    return { totalPrice, lines, minutes }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Days after its price was last held for which a quote's link works. */
const LINK_DAYS = 335

/** Days after the quote for which its owner's link works. */
const OWNER_LINK_DAYS = 7

/** Uses of a quote's link (links/signed-link.ts). */
export type QuoteScope = 'quote' | 'ownQuote' | 'contacted'

/** False once a link of this scope has ended. */
export const isInTime = (scope: QuoteScope, quote: Quote, now: Date) =>
  pacificNow(now).date <=
  (scope === 'contacted'
    ? addDays(pacificNow(new Date(quote.createdAt)).date, OWNER_LINK_DAYS)
    : addDays(quote.validUntil, LINK_DAYS))
