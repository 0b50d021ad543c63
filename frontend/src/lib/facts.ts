/** Facts that texts name in braces, and filling them in. */
import type { Facts } from '#frontend/content/types.ts'
import { money } from '#frontend/lib/money.ts'
import type { PricingOption } from '#schemas/pricing.ts'
import type { PricingCategory } from '#schemas/pricing-categories.ts'
import type { SiteInfo } from '#schemas/setting.ts'

/** @param pricing with defaults filled in */
export function factsOf(site: SiteInfo, pricing: readonly PricingOption[]): Facts {
  const prices = (category: PricingCategory) =>
    pricing.filter((entry) => entry.category === category).map((entry) => Number(entry.price))
  const houses = prices('house_size')
  return {
    businessName: site.businessName,
    phone: site.phone,
    email: site.email,
    years: site.yearsExperience,
    fromPrice: money(Math.min(...houses)),
    toPrice: money(Math.max(...houses)),
    interiorPrice: money(Math.min(...prices('interior_cleaning'))),
  }
}

/** Replaces `{phone}` and the like; a name that is no fact stays as it is. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => facts[name as keyof Facts] ?? match)
}
