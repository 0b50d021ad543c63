/** Reads prices. Changes are in pricing-store.ts, so that visitors' functions do not load them. */

import { type Collection, listRows } from '#functions/table/collections.ts'
import { uniqueKey } from '#functions/table/keys.ts'
import { PricingEntry, PricingOption } from '#schemas/contract/pricing.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { isCommercial } from '#schemas/facts/pricing-categories.ts'

export const PRICING: Collection<PricingEntry> = {
  name: 'PRICING',
  schema: PricingEntry,
  noun: 'price',
  uniqueBy: ({ category, key }) => uniqueKey('pricing', category, key),
  placeOf: ({ category, sortOrder, key }) => `${category}#${String(sortOrder).padStart(4, '0')}#${key}`,
  taken: 'This category already has an entry with this key.',
}

/** The options that visitors can choose, sorted. */
export async function listActivePricing(): Promise<PricingOption[]> {
  return (await listRows(PRICING)).filter(({ isActive }) => isActive).map((entry) => toOption(entry))
}

/** The options that prices are computed with: active entries, plus the defaults of empty categories. */
export async function loadPricing(): Promise<PricingOption[]> {
  return withDefaults(await listActivePricing())
}

function toOption({ percentage, ...entry }: PricingEntry): PricingOption {
  return PricingOption.parse(isCommercial(entry.category) ? { ...entry, percentage } : entry)
}
