/** Rules for prices: which categories have percentages and allow a discount (P23.3), and what is priced online. */

import { invalidInput, refuse } from '#functions/errors.ts'
import type { CreatePricingRequest, PricingEntry } from '#schemas/contract/pricing.ts'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { takesDiscount, takesPercentage } from '#schemas/facts/pricing-categories.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'

/** @throws AppError 400 for a percentage or a discount that the category does not allow */
export function checkPercentage({
  category,
  percentage,
}: Pick<PricingEntry, 'category' | 'percentage'>): void {
  const value = Number(percentage)
  if (value !== 0 && !takesPercentage(category))
    throw invalidInput({ percentage: 'Entries of this category have a price, not a percentage' })
  if (value < 0 && !takesDiscount(category)) throw invalidInput({ percentage: OWNER_MESSAGES.percentage })
}

/** @throws AppError 400 as `checkPercentage` */
export function newPrice(request: CreatePricingRequest, id: string, now: Date): PricingEntry {
  checkPercentage(request)
  return { ...request, id, isPlaceholder: false, updatedAt: now.toISOString() }
}

/**
 * Returns the price that `compute` returns.
 * @throws AppError 400 for an option that is not offered, or a total above the limit for online prices
 */
export function pricedOnline<P extends { totalPrice: number }>(compute: () => P): P {
  try {
    const price = compute()
    if (isPricedByPhone(price.totalPrice)) throw refuse('priced-by-phone', {})
    return price
  } catch (error) {
    throw error instanceof UnknownOptionError ? invalidInput({ [error.field]: error.message }) : error
  }
}
