import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

/** A choice that the price list does not hold (any more); `field` is the request's field. */
export class UnknownOptionError extends Error {
  readonly field: string

  constructor(field: string, key: string) {
    super(`"${key}" is not offered`)
    this.name = 'UnknownOptionError'
    this.field = field
  }
}

/** The entry of the price list that a choice names. @throws UnknownOptionError when there is none */
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
