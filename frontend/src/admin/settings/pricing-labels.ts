import { money } from '#frontend/lib/money.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import {
  DISCOUNT_CATEGORIES,
  PERCENTAGE_CATEGORIES,
  type PricingCategory,
} from '#schemas/facts/pricing-categories.ts'

export const CATEGORY_LABELS: Record<PricingCategory, string> = {
  house_size: 'House size',
  stories: 'Stories',
  window_type: 'Window types',
  interior_cleaning: 'Interior cleaning',
  extra_service: 'Additional services',
  hard_water_stains: 'Hard water stains',
  commercial_window: 'Commercial windows',
  commercial_building: 'Commercial buildings',
  commercial_frequency: 'Commercial frequency',
  commercial_options: 'Commercial options',
}

/** Whether a category uses percentages. */
export function takesPercentage(category: PricingCategory | undefined): boolean {
  return PERCENTAGE_CATEGORIES.some((name) => name === category)
}

/** Whether a category's percentage may be a discount. */
export function takesDiscount(category: PricingCategory | undefined): boolean {
  return DISCOUNT_CATEGORIES.some((name) => name === category)
}

/** `-15.00` as `15% discount`. */
function percentageText(percentage: string): string {
  const value = Number(percentage)
  if (value === 0) return 'No surcharge'
  return `${Math.abs(value)}% ${value < 0 ? 'discount' : 'surcharge'}`
}

/** An entry's price or percentage as text. */
export function amountText(entry: PricingEntry): string {
  return takesPercentage(entry.category) ? percentageText(entry.percentage) : money(entry.price)
}
