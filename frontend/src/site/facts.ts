/** The facts that texts name in braces. */

import type { Facts, WordedOption } from '#frontend/content/types.ts'
import { daysText, hoursText } from '#frontend/lib/clock.ts'
import { format, money } from '#frontend/lib/format.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'
import { COMMERCIAL_FROM } from '#schemas/defaults/pricing.ts'
import { BUSINESS_HOURS, SAME_DAY_UNTIL_HOUR } from '#schemas/facts/pacific-time.ts'
import { PLACES } from '#schemas/facts/places.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { factLabels } from '#words/labels/dates.ts'
import { language } from '#words/language.ts'

/** @param pricing with defaults filled in */
export function factsOf(site: SiteInfo, pricing: readonly WordedOption[]): Facts {
  const homes = pricing
    .filter(({ category }) => category === 'house_size')
    .toSorted((a, b) => Number(a.price) - Number(b.price))
  const [cheapest, dearest] = [homes[0], homes.at(-1)]
  return {
    businessName: site.businessName,
    phone: site.phone,
    email: site.email,
    years: site.yearsExperience,
    fromPrice: money(Number(cheapest?.price)),
    fromHome: sizeOf(cheapest) ?? factLabels.smallest,
    toPrice: money(Number(dearest?.price)),
    toHome: sizeOf(dearest) ?? factLabels.largest,
    interiorPrice: money(priceRange(pricing, 'interior_cleaning').lowest),
    commercialFrom: money(COMMERCIAL_FROM),
    hours: format(factLabels.hours, {
      days: daysText(BUSINESS_HOURS.days),
      hours: hoursText(BUSINESS_HOURS),
    }),
    sameDayUntil: format(factLabels.sameDayUntil, { hour: SAME_DAY_UNTIL_HOUR }),
    nextDayCities: new Intl.ListFormat(language.code).format(
      PLACES.flatMap(({ leadDays, name }) => (leadDays > 0 ? [name] : [])),
    ),
  }
}

/** The owner's words for a size, as they follow a noun; undefined if there are none in this language. */
function sizeOf({ description, descriptionLang }: Partial<WordedOption> = {}): string | undefined {
  if (!description || descriptionLang) return undefined
  const size = description.charAt(0).toLowerCase() + description.slice(1)
  return /^\d/.test(size) ? format(factLabels.size, { size }) : size
}

/** In dollars. @param pricing with defaults filled in */
export function priceRange(pricing: readonly PricingOption[], category: PricingCategory) {
  const prices = pricing.filter((entry) => entry.category === category).map(({ price }) => Number(price))
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
