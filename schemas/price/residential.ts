/** The residential price. The browser computes it for the live total, Lambda for the stored quote. */

import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { PriceLine, ResidentialChoices } from '#schemas/contract/quotes.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { divideHalfUp, findOption, toHundredths } from '#schemas/price/price-list.ts'

/** Labels of what the price list does not name. */
type PriceLabels = { hardWater: { one: string; more: string } }

export type ResidentialPrice = {
  /** Whole dollars: the house size's price. */
  basePrice: number
  /** Whole dollars, rounded half up once. */
  totalPrice: number
  /** `lang` where a list in another language has the English label alone. */
  lines: (PriceLine & { lang?: 'en' })[]
  /** How long one crew is at it. Absent until size and stories are chosen, or if one choice has no minutes. */
  minutes?: number
}

/**
 * Total = house size + stories + window types + interior options + extras + hard-water count × price per window.
 * Without a house size or stories, those cost nothing, so the live total starts at $0. Minutes are summed alike (P39.1).
 * @param pricing active options with defaults filled in (see `withDefaults`)
 * @throws UnknownOptionError for a key that is not in `pricing`
 */
export function priceResidential(
  pricing: readonly (PricingOption & { lang?: 'en' })[],
  choices: ResidentialChoices,
  { hardWater }: PriceLabels,
): ResidentialPrice {
  const each = (category: PricingCategory, keys: readonly string[], field: string) =>
    keys.map((key) => findOption(pricing, category, key, field))

  const size = each('house_size', choices.houseSize ? [choices.houseSize] : [], 'houseSize')
  const chosen = [
    ...size,
    ...each('stories', choices.stories ? [choices.stories] : [], 'stories'),
    ...each('window_type', choices.windowTypes, 'windowTypes'),
    ...each('interior_cleaning', choices.interiorCleaning, 'interiorCleaning'),
    ...each('extra_service', choices.extras, 'extras'),
  ]
  const priced = chosen.map(({ label, lang, price, minutes = Number.NaN }) => ({
    words: { label, ...(lang && { lang }) },
    cents: toHundredths(price),
    minutes,
  }))
  if (choices.hardWaterStains > 0) {
    const perWindow = findOption(pricing, 'hard_water_stains', 'per_window', 'hardWaterStains')
    const count = choices.hardWaterStains
    priced.push({
      words: { label: count === 1 ? hardWater.one : hardWater.more.replace('{count}', String(count)) },
      cents: BigInt(count) * toHundredths(perWindow.price),
      minutes: count * (perWindow.minutes ?? Number.NaN),
    })
  }
  const minutes = priced.reduce((sum, line) => sum + line.minutes, 0)
  return {
    basePrice: size[0] ? divideHalfUp(toHundredths(size[0].price), 100n) : 0,
    totalPrice: divideHalfUp(
      priced.reduce((sum, { cents }) => sum + cents, 0n),
      100n,
    ),
    lines: priced.map(({ words, cents }) => ({
      ...words,
      amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
    })),
    ...(choices.houseSize && choices.stories && !Number.isNaN(minutes) ? { minutes } : {}),
  }
}
