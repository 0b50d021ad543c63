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

export function optionsOf<O extends PricingOption>(pricing: readonly O[], category: PricingCategory): O[] {
  return pricing.filter((entry) => entry.category === category)
}

export function optionOf<O extends PricingOption>(
  pricing: readonly O[],
  category: PricingCategory,
  key: string,
): O | undefined {
  return pricing.find((entry) => entry.category === category && entry.key === key)
}

/** @throws UnknownOptionError if the price list has no such entry */
export function findOption<O extends PricingOption>(
  pricing: readonly O[],
  category: PricingCategory,
  key: string,
  field: string,
): O {
  const option = optionOf(pricing, category, key)
  if (!option) throw new UnknownOptionError(field, key)
  return option
}

// Exact decimals as bigint: prices and percentages have two digits, and only the result is rounded.

/** Parses `-12.5` into hundredths (-1250n). @throws RangeError for anything but a decimal with at most two digits */
export function toHundredths(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) throw new RangeError(`Not a decimal with at most two digits: ${decimal}`)
  const digits = BigInt(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`)
  return match[1] ? -digits : digits
}

/** Divides and rounds half up. The dividend must not be negative, the divisor must be positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
