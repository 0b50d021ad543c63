import { randomUUID } from 'node:crypto'
import { PRICING } from '#functions/pricing/price-list.ts'
import { checkPercentage } from '#functions/pricing/pricing.ts'
import { checkKey, createRow, seedCollection, updateRow } from '#functions/table/collections.ts'
import { PricingEntry, PricingKey, type UpdatePricingRequest } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { isCommercial, takesPercentage } from '#schemas/facts/pricing-categories.ts'

/** @throws AppError 400 for an invalid percentage, 404 for an unknown id, 409 for a stale version or a taken key */
export function updatePricingEntry(
  id: string,
  { updatedAt: seen, ...changes }: UpdatePricingRequest,
): Promise<PricingEntry> {
  return updateRow(PRICING, id, seen, (old) => {
    const next = PricingEntry.parse({ ...old, ...changes })
    checkPercentage(next)
    checkKey(PricingKey, old, next)
    // Saving what counts in the category confirms it, even unchanged.
    const isConfirmed = changes[takesPercentage(old.category) ? 'percentage' : 'price'] !== undefined
    const isRetimed = old.minutes !== undefined && next.minutes !== undefined && old.minutes !== next.minutes
    const minutesAt = isRetimed ? new Date().toISOString() : old.minutesAt
    return { ...next, minutesAt, isPlaceholder: next.isPlaceholder && !isConfirmed }
  })
}

/** Seeds a new table with the default price list; does nothing if that happened before. */
export function seedPricing(): Promise<void> {
  const entries = DEFAULT_PRICING.map(({ percentage = '0.00', ...option }) => ({
    ...option,
    percentage,
    id: randomUUID(),
    isActive: true,
    isPlaceholder: isCommercial(option.category),
    updatedAt: new Date().toISOString(),
  }))
  return seedCollection(
    'PRICING',
    entries.flatMap((entry) => createRow(PRICING, entry)),
  )
}
