/** The price list's categories. No imports: public pages load this file without zod. */
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

/** Categories whose entries act by percentage; the form shows the field for these alone. */
export const PERCENTAGE_CATEGORIES = [
  'commercial_building',
  'commercial_frequency',
  'commercial_options',
] as const satisfies readonly PricingCategory[]

/** Categories where a percentage may be a discount, stored negative. */
export const DISCOUNT_CATEGORIES = [
  'commercial_frequency',
  'commercial_options',
] as const satisfies readonly PricingCategory[]
