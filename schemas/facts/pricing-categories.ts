/** Categories of the price list. No imports: public pages load this file. */
export const PRICING_CATEGORIES = [
  'house_size',
  'stories',
  'window_type',
  'interior_cleaning',
  'extra_service',
  'hard_water_stains',
  'commercial_window',
  'commercial_building',
  'commercial_frequency',
  'commercial_options',
] as const
export type PricingCategory = (typeof PRICING_CATEGORIES)[number]

export function isCommercial(category: PricingCategory): boolean {
  return category.startsWith('commercial_')
}

/** Categories whose entries have a percentage instead of a price. */
export const PERCENTAGE_CATEGORIES = [
  'commercial_building',
  'commercial_frequency',
  'commercial_options',
] as const satisfies readonly PricingCategory[]

/** Categories whose percentage may be a discount, stored as a negative number. */
export const DISCOUNT_CATEGORIES = [
  'commercial_frequency',
  'commercial_options',
] as const satisfies readonly PricingCategory[]
