import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CommercialChoices } from '#schemas/contract/contacts.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { priceCommercial, totalWindows, windowCounts } from '#schemas/price/commercial.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'
import { editedPricing, keysOf } from '#tests/unit/schemas/price/arbitrary-pricing.ts'
import {
  type Fraction,
  fraction,
  fromDecimal,
  plus,
  rounded,
  times,
} from '#tests/unit/schemas/price/fraction.ts'
import { windowKindLabels } from '#words/labels/prices.ts'

const count = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: LIMITS.commercialWindows }),
)
const choices: fc.Arbitrary<CommercialChoices> = fc.record({
  largeWindows: count,
  smallWindows: count,
  smallWindowsTiny: count,
  floorToFloorWindows: count,
  frenchWindows: count,
  buildingType: fc.constantFrom('', ...keysOf('commercial_building')),
  stories: fc.constantFrom('1' as const, '2_plus' as const),
  frequency: fc.constantFrom(...keysOf('commercial_frequency')),
  isConstructionCleaning: fc.boolean(),
  isOutsideOnly: fc.boolean(),
})

/** The seven steps (P10.1) in fractions. */
function secondOpinion(pricing: readonly PricingOption[], chosen: CommercialChoices) {
  const value = (key: string, field: 'price' | 'percentage'): Fraction =>
    fromDecimal(
      pricing.find((entry) => entry.key === key && entry.category.startsWith('commercial_'))?.[field] ?? '0',
    )
  const factor = (key: string) => plus(fraction(1), times(value(key, 'percentage'), fraction(1, 100)))
  const sign = (key: string) => value(key, 'percentage').top

  const base = [
    times(fraction(chosen.largeWindows), value('large_window', 'price')),
    times(fraction(chosen.smallWindows), value('small_window', 'price')),
    times(fraction(chosen.smallWindowsTiny), value('small_window_tiny', 'price')),
    times(fraction(chosen.floorToFloorWindows), value('floor_window', 'price')),
    times(fraction(chosen.frenchWindows), value('french_window', 'price')),
  ].reduce(plus)
  let total = base
  if (chosen.buildingType !== '' && sign(chosen.buildingType) > 0n)
    total = times(total, factor(chosen.buildingType))
  if (chosen.stories === '2_plus') total = plus(total, total)
  total = times(total, factor(chosen.frequency))
  if (chosen.isConstructionCleaning && sign('construction_cleaning') > 0n)
    total = times(total, factor('construction_cleaning'))
  if (chosen.isOutsideOnly && sign('outside_only') < 0n) total = times(total, factor('outside_only'))
  return { basePrice: rounded(base), totalPrice: rounded(total) }
}

test('10,000 random buildings cost what a second calculation says (P10.1, P10.2, P10.3)', () => {
  fc.assert(
    fc.property(editedPricing, choices, (pricing, chosen) => {
      expect(priceCommercial(pricing, chosen)).toEqual(secondOpinion(pricing, chosen))
    }),
    { numRuns: 10_000 },
  )
})

const none: CommercialChoices = {
  ...{ largeWindows: 0, smallWindows: 0, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 },
  ...{ buildingType: '', stories: '1', frequency: 'yearly' },
  ...{ isConstructionCleaning: false, isOutsideOnly: false },
}

const BOTH_OPTIONS = { isConstructionCleaning: true, isOutsideOnly: true }

test('the steps compound in order and are rounded once (P10.1)', () => {
  const chosen: CommercialChoices = {
    ...{ ...none, largeWindows: 7, buildingType: 'restaurant', stories: '2_plus', frequency: 'biweekly' },
    ...BOTH_OPTIONS,
  }
  // 56 × 1.10 × 2 × 0.85 × 1.50 × 0.70 = 109.956
  expect(priceCommercial(DEFAULT_PRICING, chosen)).toEqual({ basePrice: 56, totalPrice: 110 })
})

test('exactly half a dollar is rounded up (P10.2)', () => {
  const pricing = DEFAULT_PRICING.map((option) =>
    option.key === 'large_window' ? { ...option, price: '0.50' } : option,
  )
  expect(priceCommercial(pricing, { ...none, largeWindows: 1 }).totalPrice).toBe(1)
  expect(priceCommercial(pricing, { ...none, largeWindows: 5 }).totalPrice).toBe(3)
})

test.each([
  ['buildingType', 'castle'],
  ['frequency', 'hourly'],
])('an unknown %s is refused, which the refusal names: %s', (field, key) => {
  const refusal = { name: 'UnknownOptionError', message: `"${key}" is not offered` }
  expect(() => priceCommercial(DEFAULT_PRICING, { ...none, [field]: key })).toThrow(
    expect.objectContaining({ constructor: UnknownOptionError, field, ...refusal }),
  )
})

test('a kind of window that is not counted need not be offered', () => {
  const pricing = DEFAULT_PRICING.filter(({ key }) => key !== 'large_window')
  expect(priceCommercial(pricing, { ...none, smallWindows: 10 }).totalPrice).toBe(60)
})

test('entries without a percentage, and options that are switched off, change nothing', () => {
  const offered = { buildingType: 'factory', frequency: 'biweekly', ...BOTH_OPTIONS }
  const chosen = { ...none, largeWindows: 10, ...offered }
  const plain = DEFAULT_PRICING.map(({ percentage: _, ...option }) => option)
  expect(priceCommercial(plain, chosen).totalPrice).toBe(80)
  const off = plain.filter(({ category }) => category !== 'commercial_options')
  expect(priceCommercial(off, chosen).totalPrice).toBe(80)
})

test('a key of another category is no option', () => {
  const [window] = DEFAULT_PRICING.filter(({ category }) => category === 'commercial_window')
  if (!window) throw new Error('No price of a window')
  const pricing = [{ ...window, key: 'outside_only', percentage: '-90.00' }, ...DEFAULT_PRICING]
  expect(priceCommercial(pricing, { ...none, largeWindows: 10, isOutsideOnly: true }).totalPrice).toBe(56)
})

test('all five counts make the number of windows', () => {
  const outside = { largeWindows: 1, smallWindows: 2, smallWindowsTiny: 3 }
  const counts = { ...outside, floorToFloorWindows: 4, frenchWindows: 5 }
  expect(totalWindows(counts)).toBe(15)
  expect(windowCounts(counts, windowKindLabels)).toBe('Large 1, Medium 2, Small 3, Floor 4, French 5')
})
