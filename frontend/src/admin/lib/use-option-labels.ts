import { useApi } from '#frontend/admin/lib/use-api.ts'
import { optionLabel } from '#frontend/lib/commercial-labels.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

export type OptionLabel = (category: PricingCategory, key: string) => string

/** Labels by key: of the price list, else built-in, else the key itself. */
export function useOptionLabels(): OptionLabel {
  const { data = [] } = useApi('listPricing')
  return (category, key) => optionLabel(data, category, key)
}
