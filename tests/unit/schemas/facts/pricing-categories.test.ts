import { expect, test } from '@jest/globals'
import { PRICING_CATEGORIES } from '#schemas/facts/pricing-categories.ts'

test('the price list has exactly these categories', () => {
  expect(PRICING_CATEGORIES).toEqual([
    ...['house_size', 'stories', 'window_type', 'interior_cleaning', 'extra_service', 'hard_water_stains'],
    ...['commercial_window', 'commercial_building', 'commercial_frequency', 'commercial_options'],
  ])
})
