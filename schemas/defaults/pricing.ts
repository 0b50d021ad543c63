/** The built-in price list: seeds a new table and replaces an empty category (P8.2, P10.4). */

import type { PricingOption } from '#schemas/contract/pricing.ts'
import { isCommercial, PRICING_CATEGORIES, type PricingCategory } from '#schemas/facts/pricing-categories.ts'

type DefaultEntry = { key: string; label: string; price?: number; percentage?: number; description?: string }

const entries: Record<PricingCategory, DefaultEntry[]> = {
  house_size: [
    { key: 'small', label: 'Small home', price: 179, description: 'Up to 1,600 sq ft' },
    { key: 'medium', label: 'Medium home', price: 199, description: '1,700-2,500 sq ft' },
    { key: 'large', label: 'Large home', price: 279, description: '2,600-4,000 sq ft' },
    { key: 'extra_large', label: 'Extra large home', price: 349, description: 'Over 4,000 sq ft' },
  ],
  stories: [
    { key: 'one_story', label: 'One story', price: 0 },
    { key: 'two_story', label: 'Two stories', price: 59 },
  ],
  window_type: [
    { key: 'standard', label: 'Standard windows', price: 0 },
    { key: 'french_doors', label: 'French doors', price: 25 },
    { key: 'sliding_doors', label: 'Sliding doors', price: 20 },
  ],
  interior_cleaning: [
    {
      key: 'basic_interior',
      label: 'Inside windows, small home',
      price: 59,
      description: 'Up to 1,600 sq ft',
    },
    {
      key: 'detailed_interior',
      label: 'Inside windows, medium home',
      price: 99,
      description: '1,600-2,500 sq ft',
    },
    {
      key: 'commercial_interior',
      label: 'Inside windows, large home',
      price: 129,
      description: '2,600-4,000 sq ft',
    },
    {
      key: 'extra_large_interior',
      label: 'Inside windows, extra large home',
      price: 199,
      description: '4000+ sq ft',
    },
  ],
  extra_service: [
    {
      key: 'pressure_washing',
      label: 'Construction Window Cleaning',
      price: 150,
      description: 'Paint, plaster and sticker residue',
    },
  ],
  hard_water_stains: [
    { key: 'per_window', label: 'Hard water stain removal', price: 9, description: 'Per window' },
  ],
  commercial_window: [
    { key: 'large_window', label: 'Large window', price: 8, description: "3'x4' or larger" },
    { key: 'small_window', label: 'Medium window', price: 6, description: "Smaller than 3'x4'" },
    { key: 'small_window_tiny', label: 'Small window', price: 4, description: "2'x2' or smaller" },
    { key: 'floor_window', label: 'Floor-to-floor window', price: 12 },
    { key: 'french_window', label: 'French window', price: 10 },
  ],
  commercial_building: [
    { key: 'restaurant', label: 'Restaurant', percentage: 10 },
    { key: 'office', label: 'Office Building' },
    { key: 'retail', label: 'Store/Retail' },
    { key: 'factory', label: 'Factory/Industrial', percentage: 20 },
    { key: 'car_dealer', label: 'Car Dealership', percentage: 15 },
  ],
  commercial_frequency: [
    { key: 'biweekly', label: 'Bi-weekly', percentage: -15 },
    { key: 'monthly', label: 'Monthly', percentage: -10 },
    { key: 'quarterly', label: 'Quarterly' },
    { key: 'twice_year', label: 'Twice per Year' },
    { key: 'yearly', label: 'Yearly/One Time' },
  ],
  commercial_options: [
    { key: 'construction_cleaning', label: 'Construction or hard water spot cleaning', percentage: 50 },
    { key: 'outside_only', label: 'Outside only', percentage: -30 },
  ],
}

/** The minimum price of a commercial visit, in dollars (P10.5). */
export const COMMERCIAL_FROM = 150

/** Returns the minimum price if the total is below it; the formula has no floor. */
export function minimumVisit(totalPrice: number): number | undefined {
  return totalPrice > 0 && totalPrice < COMMERCIAL_FROM ? COMMERCIAL_FROM : undefined
}

/** The price that is printed, and counted in sums, of a commercial total. */
export const printedPrice = (totalPrice: number): number => minimumVisit(totalPrice) ?? totalPrice

export const DEFAULT_PRICING: readonly PricingOption[] = /* @__PURE__ */ PRICING_CATEGORIES.flatMap(
  (category) =>
    entries[category].map(({ key, label, price = 0, percentage = 0, description }, sortOrder) => ({
      key,
      label,
      ...(description === undefined ? {} : { description }),
      price: price.toFixed(2),
      category,
      sortOrder,
      ...(isCommercial(category) ? { percentage: percentage.toFixed(2) } : {}),
    })),
)

/** Adds the defaults of every category without an entry. */
export function withDefaults(pricing: readonly PricingOption[]): PricingOption[] {
  return PRICING_CATEGORIES.flatMap((category) => {
    const own = pricing.filter((entry) => entry.category === category)
    return own.length > 0 ? own : DEFAULT_PRICING.filter((entry) => entry.category === category)
  })
}
