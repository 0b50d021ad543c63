/** Makes a quote out of a visitor's choices, at the server's price. */
import { pricedOnline } from '#functions/priced-online.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { CreateQuoteRequest, Quote } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'
import { priceResidential } from '#schemas/price/residential.ts'

/** @throws AppError 400 for an option that is not offered, or a price above `LIMITS.totalPrice` */
export function newQuote(
  request: CreateQuoteRequest,
  pricing: readonly PricingOption[],
  id: string,
  now: Date,
): Quote {
  const { houseSize, stories, windowTypes, interiorCleaning, extras, hardWaterStains, customerInfo, city } =
    request
  const choices = { houseSize, stories, windowTypes, interiorCleaning, extras, hardWaterStains }
  return {
    id,
    ...choices,
    ...pricedOnline(() => priceResidential(pricing, choices)),
    customerInfo,
    city,
    isSpam: isCaught(request),
    createdAt: now.toISOString(),
  }
}

/** The part of a quote that the browser keeps. */
export function receiptOf({ id, basePrice, totalPrice, lines }: Quote) {
  return { id, basePrice, totalPrice, lines }
}
