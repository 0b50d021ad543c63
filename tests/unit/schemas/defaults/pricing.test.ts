/** The built-in price list, entry by entry. */
import { expect, test } from '@jest/globals'
import { COMMERCIAL_FROM, DEFAULT_PRICING, minimumVisit, withDefaults } from '#schemas/defaults/pricing.ts'
import { PRICING_CATEGORIES, takesDiscount, takesPercentage } from '#schemas/facts/pricing-categories.ts'

const RESIDENTIAL = [
  'house_size small 179.00 Small home: Up to 1,600 sq ft',
  'house_size medium 199.00 Medium home: 1,700-2,500 sq ft',
  'house_size large 279.00 Large home: 2,600-4,000 sq ft',
  'house_size extra_large 349.00 Extra large home: Over 4,000 sq ft',
  'stories one_story 0.00 One story',
  'stories two_story 59.00 Two stories',
  'window_type standard 0.00 Standard windows',
  'window_type french_doors 25.00 French doors',
  'window_type sliding_doors 20.00 Sliding doors',
  'interior_cleaning basic_interior 59.00 Inside windows, small home: Up to 1,600 sq ft',
  'interior_cleaning detailed_interior 99.00 Inside windows, medium home: 1,600-2,500 sq ft',
  'interior_cleaning commercial_interior 129.00 Inside windows, large home: 2,600-4,000 sq ft',
  'interior_cleaning extra_large_interior 199.00 Inside windows, extra large home: 4000+ sq ft',
  'extra_service pressure_washing 150.00 Construction Window Cleaning: Paint, plaster and sticker residue',
  'hard_water_stains per_window 9.00 Hard water stain removal: Per window',
]

/** The figures are the built-in ones that the owner confirms. */
const COMMERCIAL = [
  "commercial_window large_window 8.00 0.00 Large window: 3'x4' or larger",
  "commercial_window small_window 6.00 0.00 Medium window: Smaller than 3'x4'",
  "commercial_window small_window_tiny 4.00 0.00 Small window: 2'x2' or smaller",
  'commercial_window floor_window 12.00 0.00 Floor-to-floor window',
  'commercial_window french_window 10.00 0.00 French window',
  'commercial_building restaurant 0.00 10.00 Restaurant',
  'commercial_building office 0.00 0.00 Office Building',
  'commercial_building retail 0.00 0.00 Store/Retail',
  'commercial_building factory 0.00 20.00 Factory/Industrial',
  'commercial_building car_dealer 0.00 15.00 Car Dealership',
  'commercial_frequency biweekly 0.00 -15.00 Bi-weekly',
  'commercial_frequency monthly 0.00 -10.00 Monthly',
  'commercial_frequency quarterly 0.00 0.00 Quarterly',
  'commercial_frequency twice_year 0.00 0.00 Twice per Year',
  'commercial_frequency yearly 0.00 0.00 Yearly/One Time',
  'commercial_options construction_cleaning 0.00 50.00 Construction or hard water spot cleaning',
  'commercial_options outside_only 0.00 -30.00 Outside only',
]

test('every entry has its exact key, price, percentage, label and size (P8.2, P8.5, P10.4, P10.7)', () => {
  const listed = DEFAULT_PRICING.map(({ category, key, price, percentage, label, description }) =>
    [category, key, price, percentage, description === undefined ? label : `${label}: ${description}`]
      .filter((part) => part !== undefined)
      .join(' '),
  )
  expect(listed).toEqual([...RESIDENTIAL, ...COMMERCIAL])
})

test('entries are sorted within their category, and commercial work starts at $150', () => {
  for (const category of PRICING_CATEGORIES) {
    const orders = DEFAULT_PRICING.filter((entry) => entry.category === category).map(
      ({ sortOrder }) => sortOrder,
    )
    expect(orders).toEqual(orders.map((_, index) => index))
  }
  expect(COMMERCIAL_FROM).toBe(150)
  expect([0, 1, 149, 150, 151].map(minimumVisit)).toEqual([undefined, 150, 150, undefined, undefined])
})

test('buildings, frequencies and options act by percentage; the last two may be discounts', () => {
  const discounted = ['commercial_frequency', 'commercial_options']
  expect(PRICING_CATEGORIES.filter(takesPercentage)).toEqual(['commercial_building', ...discounted])
  expect(PRICING_CATEGORIES.filter(takesDiscount)).toEqual(discounted)
})

test("an empty category has the built-in entries, any other the owner's alone (P8.2, P28.3)", () => {
  const [first] = DEFAULT_PRICING
  if (!first) throw new Error('No default price')
  const own = { ...first, key: 'cottage', price: '99.00' }
  const filled = withDefaults([own])
  expect(filled.filter(({ category }) => category === 'house_size')).toEqual([own])
  expect(filled.slice(1)).toEqual(DEFAULT_PRICING.filter(({ category }) => category !== 'house_size'))
  expect(withDefaults([])).toEqual(DEFAULT_PRICING)
})
