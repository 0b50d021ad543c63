/** The commercial price: seven steps, compounded in order, in exact arithmetic (P10.1). */
import type { CommercialChoices } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { divideHalfUp, findOption, optionOf, toHundredths } from '#schemas/price/price-list.ts'

/**
 * The price key of each stored count. The names mislead: `smallWindows` counts MEDIUM windows (key `small_window`),
 * `smallWindowsTiny` SMALL ones (key `small_window_tiny`) (P10.3).
 */
export const WINDOW_PRICE_KEYS = {
  largeWindows: 'large_window',
  smallWindows: 'small_window',
  smallWindowsTiny: 'small_window_tiny',
  floorToFloorWindows: 'floor_window',
  frenchWindows: 'french_window',
} as const

export type WindowField = keyof typeof WINDOW_PRICE_KEYS
export const WINDOW_FIELDS = Object.keys(WINDOW_PRICE_KEYS) as WindowField[]

type CommercialPrice = {
  /** Whole dollars: step 1 alone. */
  basePrice: number
  /** Whole dollars after all steps, rounded half up once. */
  totalPrice: number
}

export function totalWindows(choices: Pick<CommercialChoices, WindowField>): number {
  return WINDOW_FIELDS.reduce((sum, field) => sum + choices[field], 0)
}

/** Each count with its name: `Large 12, Medium 8, Small 0, Floor 0, French 0`. */
export function windowCounts(
  choices: Pick<CommercialChoices, WindowField>,
  labels: Readonly<Record<WindowField, string>>,
): string {
  return WINDOW_FIELDS.map((field) => `${labels[field]} ${choices[field]}`).join(', ')
}

/**
 * @param pricing active options with defaults filled in (see `withDefaults`)
 * @throws UnknownOptionError for a counted window, a building type or a frequency that is not in `pricing`; the building type
 *   may be empty
 */
export function priceCommercial(
  pricing: readonly PricingOption[],
  choices: CommercialChoices,
): CommercialPrice {
  const percentageOf = (category: PricingCategory, key: string, field: string) =>
    toHundredths(findOption(pricing, category, key, field).percentage ?? '0')
  // An inactive option costs nothing; windows, building type and frequency must be active.
  const optionPercentage = (key: string) =>
    toHundredths(optionOf(pricing, 'commercial_options', key)?.percentage ?? '0')

  const base = WINDOW_FIELDS.reduce((sum, field) => {
    if (choices[field] === 0) return sum
    const { price } = findOption(pricing, 'commercial_window', WINDOW_PRICE_KEYS[field], field)
    return sum + BigInt(choices[field]) * toHundredths(price)
  }, 0n)

  let dividend = base
  let divisor = 100n
  const apply = (percentage: bigint) => {
    dividend *= 10_000n + percentage
    divisor *= 10_000n
  }
  // Stryker disable EqualityOperator: 0% changes nothing, whether it is applied or not
  const surcharge = (percentage: bigint) => percentage > 0n && apply(percentage)
  const discount = (percentage: bigint) => percentage < 0n && apply(percentage)
  // Stryker restore EqualityOperator
  if (choices.buildingType)
    surcharge(percentageOf('commercial_building', choices.buildingType, 'buildingType'))
  if (choices.stories === '2_plus') dividend *= 2n
  apply(percentageOf('commercial_frequency', choices.frequency, 'frequency'))
  if (choices.isConstructionCleaning) surcharge(optionPercentage('construction_cleaning'))
  if (choices.isOutsideOnly) discount(optionPercentage('outside_only'))

  return { basePrice: divideHalfUp(base, 100n), totalPrice: divideHalfUp(dividend, divisor) }
}
