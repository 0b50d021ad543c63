import { useApi } from '#frontend/admin/lib/fetching.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { DEFAULT_PRICING, withDefaults } from '#schemas/defaults/pricing.ts'
import type { PricingCategory } from '#schemas/pricing-categories.ts'

export type OptionLabel = (category: PricingCategory, key: string) => string

/** The price list's words for a key: today's, else the built-in ones, else the key itself (spec §3). */
export function useOptionLabels(): OptionLabel {
  const { data } = useApi(publicRoutes.listPricing, {})
  const known = [...withDefaults(data ?? []), ...DEFAULT_PRICING]
  return (category, key) =>
    known.find((entry) => entry.category === category && entry.key === key)?.label ?? key
}
