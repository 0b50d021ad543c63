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

/** @throws UnknownOptionError if the price list has no such entry */
export function findOption(
  pricing: readonly PricingOption[],
  category: PricingCategory,
  key: string,
  field: string,
): PricingOption {
  const option = pricing.find((entry) => entry.category === category && entry.key === key)
  if (!option) throw new UnknownOptionError(field, key)
  return option
}
