/** The facts that texts name in braces. */

import type { Facts } from '#frontend/content/types.ts'
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
export function factsOf(site: SiteInfo, pricing: readonly PricingOption[]): Facts {
  const house = priceRange(pricing, 'house_size')
  return {
    businessName: site.businessName,
    phone: site.phone,
    email: site.email,
    years: site.yearsExperience,
    fromPrice: money(house.lowest),
    toPrice: money(house.highest),
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

/** In dollars. @param pricing with defaults filled in */
export function priceRange(pricing: readonly PricingOption[], category: PricingCategory) {
  const prices = pricing.filter((entry) => entry.category === category).map(({ price }) => Number(price))
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
