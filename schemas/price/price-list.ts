import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

/** A choice that is not, or no longer, in the price list; `field` is the request's field. */
export class UnknownOptionError extends Error {
  readonly field: string

  constructor(field: string, key: string) {
    super(`"${key}" is not offered`)
    this.name = 'UnknownOptionError'
    this.field = field
  }
}

/** Returns all entries of a category, in their order. */
export function optionsOf(pricing: readonly PricingOption[], category: PricingCategory): PricingOption[] {
  return pricing.filter((entry) => entry.category === category)
}

/** Returns the entry of a category that has this key. */
export function optionOf(
  pricing: readonly PricingOption[],
  category: PricingCategory,
  key: string,
): PricingOption | undefined {
  return pricing.find((entry) => entry.category === category && entry.key === key)
}

/** @throws UnknownOptionError if the price list has no such entry */
export function findOption(
  pricing: readonly PricingOption[],
  category: PricingCategory,
  key: string,
  field: string,
): PricingOption {
  const option = optionOf(pricing, category, key)
  if (!option) throw new UnknownOptionError(field, key)
  return option
}
