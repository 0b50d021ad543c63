/** Reads prices. Changes are in pricing-store.ts, so that visitors' functions do not load them. */
import { compare, listCollection } from '#functions/table/collections.ts'
import { PricingEntry, PricingOption } from '#schemas/contract/pricing.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { isCommercial } from '#schemas/facts/pricing-categories.ts'

/** Sorts by category and order; the key makes it unique. */
export const placeOf = ({ category, sortOrder, key }: PricingEntry) =>
  `${category}#${String(sortOrder).padStart(4, '0')}#${key}`

export async function readEntries(): Promise<PricingEntry[]> {
  const entries = await listCollection('PRICING', PricingEntry)
  return entries.sort((a, b) => compare(placeOf(a), placeOf(b)))
}

/** The options that visitors can choose, sorted. */
export async function listActivePricing(): Promise<PricingOption[]> {
  return (await readEntries()).filter(({ isActive }) => isActive).map((entry) => toOption(entry))
}

/** The options that prices are computed with: active entries, plus the defaults of empty categories. */
export async function loadPricing(): Promise<PricingOption[]> {
  return withDefaults(await listActivePricing())
}

function toOption({ percentage, ...entry }: PricingEntry): PricingOption {
  return PricingOption.parse(isCommercial(entry.category) ? { ...entry, percentage } : entry)
}
