/** Which entries of the price list may act by percentage, and in which direction (P23.3). */
import { invalidInput } from '#functions/errors.ts'
import type { CreatePricingRequest, PricingEntry } from '#schemas/contract/pricing.ts'
import { MESSAGES } from '#schemas/facts/limits.ts'
import {
  DISCOUNT_CATEGORIES,
  PERCENTAGE_CATEGORIES,
  type PricingCategory,
} from '#schemas/facts/pricing-categories.ts'

/** @throws AppError 400 for a percentage outside the percentage categories, or a discount where none is allowed */
export function checkPercentage({
  category,
  percentage,
}: {
  category: PricingCategory
  percentage: string
}): void {
  const value = Number(percentage)
  const takes = (categories: readonly PricingCategory[]) => categories.includes(category)
  if (value !== 0 && !takes(PERCENTAGE_CATEGORIES))
    throw invalidInput({ percentage: 'Entries of this category have a price, not a percentage' })
  if (value < 0 && !takes(DISCOUNT_CATEGORIES)) throw invalidInput({ percentage: MESSAGES.percentage })
}

/** @throws AppError 400 for a percentage that its category does not take */
export function newPrice(request: CreatePricingRequest, id: string, now: Date): PricingEntry {
  checkPercentage(request)
  return { ...request, id, isPlaceholder: false, updatedAt: now.toISOString() }
}
