/** Reads the calculator's form. The DOM is the source of truth, so choices made before hydration count. */
import { wholeCount } from '#frontend/lib/whole-count.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { optionOf } from '#schemas/price/price-list.ts'

/** The form's field names are those of the request. */
export const NO_CHOICES: ResidentialChoices = {
  houseSize: '',
  stories: '',
  windowTypes: [],
  interiorCleaning: [],
  extras: [],
  hardWaterStains: 0,
}

export function readChoices(form: HTMLFormElement): ResidentialChoices {
  const data = new FormData(form)
  const one = (name: string) => String(data.get(name) ?? '')
  const many = (name: string) => data.getAll(name).map(String)
  return {
    houseSize: one('houseSize'),
    stories: one('stories'),
    windowTypes: many('windowTypes'),
    interiorCleaning: many('interiorCleaning'),
    extras: many('extras'),
    hardWaterStains: wholeCount(one('hardWaterStains'), LIMITS.hardWaterWindows),
  }
}

/** Drops choices that are no longer in the price list. */
export function offeredChoices(
  pricing: readonly PricingOption[],
  choices: ResidentialChoices,
): ResidentialChoices {
  const has = (category: PricingCategory, key: string) => optionOf(pricing, category, key) !== undefined
  const offered = (category: PricingCategory, keys: string[]) => keys.filter((key) => has(category, key))
  return {
    houseSize: offered('house_size', [choices.houseSize])[0] ?? '',
    stories: offered('stories', [choices.stories])[0] ?? '',
    windowTypes: offered('window_type', choices.windowTypes),
    interiorCleaning: offered('interior_cleaning', choices.interiorCleaning),
    extras: offered('extra_service', choices.extras),
    hardWaterStains: has('hard_water_stains', 'per_window') ? choices.hardWaterStains : 0,
  }
}
