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

/** Whether the entries of a category have a percentage instead of a price. */
export function takesPercentage(category: PricingCategory | undefined): boolean {
  return category === 'commercial_building' || takesDiscount(category)
}

/** Whether the percentage of a category may be a discount, stored as a negative number. */
export function takesDiscount(category: PricingCategory | undefined): boolean {
  return category === 'commercial_frequency' || category === 'commercial_options'
}
