import { money } from '#frontend/lib/format.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { type PricingCategory, takesPercentage } from '#schemas/facts/pricing-categories.ts'

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

/** `-15.00` as `15% discount`. */
function percentageText(percentage: string): string {
  const value = Number(percentage)
  if (value === 0) return 'No surcharge'
  return `${Math.abs(value)}% ${value < 0 ? 'discount' : 'surcharge'}`
}

export function amountText(entry: PricingEntry): string {
  return takesPercentage(entry.category) ? percentageText(entry.percentage) : money(entry.price)
}
