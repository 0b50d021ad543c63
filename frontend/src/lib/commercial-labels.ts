import type { PricingOption } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { optionOf } from '#schemas/price/price-list.ts'
import { commonLabels } from '#words/labels/common.ts'
import { pricesInWords } from '#words/owner/prices.ts'

/** The label in the price list, else the built-in one, else the key. */
export function optionLabel(
  pricing: readonly PricingOption[],
  category: PricingCategory,
  key: string,
): string {
  const option = optionOf(pricing, category, key) ?? optionOf(pricesInWords(DEFAULT_PRICING), category, key)
  return option?.label ?? key
}

/** `1` as `1 Story`, any other value as `2+ Stories`. */
export function storiesLabel(stories: string): string {
  return stories === '1' ? commonLabels.stories.one : commonLabels.stories.more
}

/** `+50%` or `-30%`; empty for 0 and for none. */
export function percentText(percentage: string | undefined): string {
  const value = Number(percentage ?? 0)
  if (value === 0) return ''
  return `${value > 0 ? '+' : ''}${value}%`
}
