import type { CommercialChoices } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { WINDOW_FIELDS, WINDOW_PRICE_KEYS } from '#schemas/price/commercial.ts'
import { optionOf, optionsOf } from '#schemas/price/price-list.ts'

/** Drops choices that are no longer in the price list. */
export function offeredChoices(
  pricing: readonly PricingOption[],
  choices: CommercialChoices,
): CommercialChoices {
  const has = (category: PricingCategory, key: string) => optionOf(pricing, category, key) !== undefined
  const counts = Object.fromEntries(
    WINDOW_FIELDS.map((field) => [
      field,
      has('commercial_window', WINDOW_PRICE_KEYS[field]) ? choices[field] : 0,
    ]),
  )
  const [firstFrequency] = optionsOf(pricing, 'commercial_frequency')
  return {
    ...choices,
    ...counts,
    buildingType: has('commercial_building', choices.buildingType) ? choices.buildingType : '',
    frequency: has('commercial_frequency', choices.frequency)
      ? choices.frequency
      : (firstFrequency?.key ?? choices.frequency),
  }
}
