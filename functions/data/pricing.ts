/** The stored price list. */
import { listCollection } from '#functions/data/collections.ts'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { PricingEntry, PricingOption } from '#schemas/pricing.ts'

/** Every entry, switched-off ones too, by category and order. */
export async function listPricingEntries(): Promise<PricingEntry[]> {
  const entries = await listCollection('PRICING', PricingEntry)
  return entries.sort((a, b) => a.category.localeCompare(b.category) || a.sortOrder - b.sortOrder)
}

/** What visitors may choose from: active entries only, sorted (decision 27). */
export async function listActivePricing(): Promise<PricingOption[]> {
  return (await listPricingEntries()).filter(({ isActive }) => isActive).map((entry) => toOption(entry))
}

/** What prices are computed with: active entries, and the defaults of a category that has none (spec §7). */
export async function loadPricing(): Promise<PricingOption[]> {
  return withDefaults(await listActivePricing())
}

function toOption({ percentage, ...entry }: PricingEntry): PricingOption {
  const isCommercial = entry.category.startsWith('commercial_')
  return PricingOption.parse(isCommercial ? { ...entry, percentage } : entry)
}
