import fc from 'fast-check'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

const decimal = (hundredths: number) => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const price = fc
  .oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 9_999_999_999 }))
  .map(decimal)
const percentage = fc
  .oneof(fc.constant(0), fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: -10_000, max: 99_999 }))
  .map(decimal)

/** The default price list as an owner may have edited it: any price, any percentage. */
export const editedPricing: fc.Arbitrary<PricingOption[]> = fc.tuple(
  ...DEFAULT_PRICING.map((option) =>
    fc.record({ price, percentage }).map((edit) => ({ ...option, ...edit })),
  ),
)

/** The default price list with minutes, and some entries without. */
export const timedPricing: fc.Arbitrary<PricingOption[]> = fc.tuple(
  ...DEFAULT_PRICING.map((option) =>
    fc
      .option(fc.integer({ min: 0, max: 600 }), { freq: 20, nil: undefined })
      .map((minutes) => ({ ...option, ...(minutes !== undefined && { minutes }) })),
  ),
)

/** Keys of a category of the default list. */
export function keysOf(category: PricingCategory): string[] {
  return DEFAULT_PRICING.filter((option) => option.category === category).map(({ key }) => key)
}
