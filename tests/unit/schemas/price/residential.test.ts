import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'
import { priceResidential } from '#schemas/price/residential.ts'
import { editedPricing, keysOf, timedPricing } from '#tests/unit/schemas/price/arbitrary-pricing.ts'
import { fraction, fromDecimal, plus, rounded, times } from '#tests/unit/schemas/price/fraction.ts'
import { priceLabels } from '#words/labels/prices.ts'

const choices: fc.Arbitrary<ResidentialChoices> = fc.record({
  houseSize: fc.constantFrom('', ...keysOf('house_size')),
  stories: fc.constantFrom('', ...keysOf('stories')),
  windowTypes: fc.subarray(keysOf('window_type')),
  interiorCleaning: fc.subarray(keysOf('interior_cleaning')),
  extras: fc.subarray(keysOf('extra_service')),
  hardWaterStains: fc.integer({ min: 0, max: LIMITS.hardWaterWindows }),
})

/** How often an entry of the price list counts. */
function howOften({ category, key }: PricingOption, chosen: ResidentialChoices): number {
  if (category === 'house_size') return chosen.houseSize === key ? 1 : 0
  if (category === 'stories') return chosen.stories === key ? 1 : 0
  if (category === 'window_type') return chosen.windowTypes.includes(key) ? 1 : 0
  if (category === 'interior_cleaning') return chosen.interiorCleaning.includes(key) ? 1 : 0
  if (category === 'extra_service') return chosen.extras.includes(key) ? 1 : 0
  return category === 'hard_water_stains' && key === 'per_window' ? chosen.hardWaterStains : 0
}

/** Walks the price list instead of the choices. */
function secondOpinion(pricing: readonly PricingOption[], chosen: ResidentialChoices): number {
  return rounded(
    pricing
      .map((entry) => times(fromDecimal(entry.price), fraction(howOften(entry, chosen))))
      .reduce(plus, fraction(0)),
  )
}

/** The same of minutes; undefined where one is missing, or there is no home yet. */
function secondEstimate(pricing: readonly PricingOption[], chosen: ResidentialChoices): number | undefined {
  const counted = pricing.filter((entry) => howOften(entry, chosen) > 0)
  if (!chosen.houseSize || !chosen.stories || counted.some(({ minutes }) => minutes === undefined))
    return undefined
  return counted.reduce((sum, entry) => sum + Number(entry.minutes) * howOften(entry, chosen), 0)
}

test('10,000 random homes cost what a second calculation says (P8.1)', () => {
  fc.assert(
    fc.property(editedPricing, choices, (pricing, chosen) => {
      expect(priceResidential(pricing, chosen, priceLabels).totalPrice).toBe(secondOpinion(pricing, chosen))
    }),
    { numRuns: 10_000 },
  )
})

test('10,000 random homes take the minutes of their prices, or nobody knows how long (P39.1)', () => {
  fc.assert(
    fc.property(timedPricing, choices, (pricing, chosen) => {
      expect(priceResidential(pricing, chosen, priceLabels).minutes).toBe(secondEstimate(pricing, chosen))
    }),
    { numRuns: 10_000 },
  )
})

test('the lines add up to the total', () => {
  fc.assert(
    fc.property(editedPricing, choices, (pricing, chosen) => {
      const { lines, totalPrice } = priceResidential(pricing, chosen, priceLabels)
      expect(rounded(lines.map(({ amount }) => fromDecimal(amount)).reduce(plus, fraction(0)))).toBe(
        totalPrice,
      )
    }),
  )
})

const nothing: ResidentialChoices = {
  ...{ houseSize: '', stories: '', windowTypes: [], interiorCleaning: [], extras: [], hardWaterStains: 0 },
}

test('nothing chosen costs nothing', () => {
  const price = priceResidential(DEFAULT_PRICING, nothing, priceLabels)
  expect(price).toEqual({ basePrice: 0, totalPrice: 0, lines: [] })
})

test('a large two-story home with everything (P8.3)', () => {
  const everything: ResidentialChoices = {
    ...{ houseSize: 'large', stories: 'two_story', hardWaterStains: 30 },
    windowTypes: ['standard', 'french_doors', 'sliding_doors'],
    ...{ interiorCleaning: ['commercial_interior'], extras: ['pressure_washing'] },
  }
  const { basePrice, totalPrice, lines } = priceResidential(DEFAULT_PRICING, everything, priceLabels)
  expect(basePrice).toBe(279)
  expect(totalPrice).toBe(279 + 59 + 0 + 25 + 20 + 129 + 150 + 30 * 9)
  expect(lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Large home: 279.00',
    'Two stories: 59.00',
    'Standard windows: 0.00',
    'French doors: 25.00',
    'Sliding doors: 20.00',
    'Inside windows, large home: 129.00',
    'Construction Window Cleaning: 150.00',
    'Hard water stain removal, 30 windows: 270.00',
  ])
})

test('one window with stains is one window, and its price can have cents', () => {
  const pricing = DEFAULT_PRICING.map((option) =>
    option.key === 'per_window' ? { ...option, price: '9.05' } : option,
  )
  expect(priceResidential(pricing, { ...nothing, hardWaterStains: 1 }, priceLabels)).toEqual({
    basePrice: 0,
    totalPrice: 9,
    lines: [{ label: 'Hard water stain removal, 1 window', amount: '9.05' }],
  })
})

test('a total above a thousand million dollars is for a phone call (P8.7)', () => {
  expect([1_000_000_000, 1_000_000_001].map(LIMITS.isPricedByPhone)).toEqual([false, true])
})

test.each([
  ['houseSize', { houseSize: 'castle' }],
  ['stories', { stories: 'ten' }],
  ['windowTypes', { windowTypes: ['standard', 'stained_glass'] }],
  ['interiorCleaning', { interiorCleaning: ['__proto__'] }],
  ['extras', { extras: ['small'] }],
  ['hardWaterStains', { hardWaterStains: 1 }],
])('a key that is not offered is refused, naming %s', (field, edit) => {
  const pricing = DEFAULT_PRICING.filter(({ key }) => key !== 'per_window')
  expect(() => priceResidential(pricing, { ...nothing, ...edit }, priceLabels)).toThrow(
    expect.objectContaining({ constructor: UnknownOptionError, field }),
  )
})
