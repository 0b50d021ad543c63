/** Rules for percentages: which categories have them, and which allow a discount (P23.3). */

import { invalidInput } from '#functions/errors.ts'
import type { CreatePricingRequest, PricingEntry } from '#schemas/contract/pricing.ts'
import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'
import { type PricingCategory, takesDiscount, takesPercentage } from '#schemas/facts/pricing-categories.ts'

/** @throws AppError 400 for a percentage or a discount that the category does not allow */
export function checkPercentage({
  category,
  percentage,
}: {
  category: PricingCategory
  percentage: string
}): void {
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
