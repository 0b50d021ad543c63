import { expect, test } from '@jest/globals'
import { CreatePricingRequest } from '#schemas/contract/pricing.ts'
import { complaints, type Fields } from '#tests/unit/schemas/contract/complaints.ts'

const price = { category: 'house_size', key: 'cottage', label: 'Cottage', price: '99' }

test('a price says what is missing or wrong in it (P26.1)', () => {
  const told = (changes: Fields) => complaints(CreatePricingRequest, price, changes)
  expect(told({ category: '' })).toEqual(['category: Category is required'])
  expect(told({ key: '' })).toContain('key: Key is required')
  expect(told({ price: -1 })).toEqual(['price: Price must be positive'])
  expect(told({ price: '' })).toEqual(['price: Price must be positive'])
  expect(told({ price: '99999999.99' })).toEqual([])
  expect(told({ price: 100_000_000 })).toEqual(['price: Price must be positive'])
  for (const sortOrder of [-1, 1.5, 'x', undefined]) {
    expect(told({ sortOrder })).toEqual(
      sortOrder === undefined ? [] : ['sortOrder: Sort order must be positive'],
    )
  }
  expect(told({ sortOrder: 9999 })).toEqual([])
  expect(told({ sortOrder: 10_000 })).toHaveLength(1)
})
