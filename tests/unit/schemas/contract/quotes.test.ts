import { expect, test } from '@jest/globals'
import { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { complaints, type Fields, tooLong } from '#tests/unit/schemas/contract/complaints.ts'

const customer = quoteRequest().customerInfo

test('a quote names its customer, its house and its stories', () => {
  const told = (changes: Fields) => complaints(CreateQuoteRequest, quoteRequest(), changes)
  expect(told({})).toEqual([])
  expect(told({ houseSize: '' })).toEqual(['houseSize: Choose a house size'])
  expect(told({ stories: '' })).toEqual(['stories: Choose the number of stories'])
  expect(told({ customerInfo: { ...customer, name: ' ' } })).toEqual(['customerInfo.name: Name is required'])
  expect(told({ customerInfo: { ...customer, address: 'x'.repeat(301) } })).toEqual([
    `customerInfo.address: ${tooLong(300)}`,
  ])
  expect(told({ hardWaterStains: 30 })).toEqual([])
  for (const hardWaterStains of [31, -1, 1.5]) expect(told({ hardWaterStains })).toHaveLength(1)
  expect(told({ totalPrice: 1_000_000_000 })).toEqual([])
  for (const totalPrice of [1_000_000_001, -1, 1.5]) expect(told({ totalPrice })).toHaveLength(1)
})

test('each option of a quote is chosen once, and twenty of a kind at most', () => {
  const told = (changes: Fields) => complaints(CreateQuoteRequest, quoteRequest(), changes)
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `key_${index}`)
  for (const field of ['windowTypes', 'interiorCleaning', 'extras']) {
    expect(told({ [field]: keys(20) })).toEqual([])
    expect(told({ [field]: keys(21) })).toHaveLength(1)
    expect(told({ [field]: ['a', 'b', 'a'] })).toEqual([`${field}: Each option can be chosen once`])
    expect(told({ [field]: ['x'.repeat(51)] })).toHaveLength(1)
  }
  expect(told({ houseSize: 'x'.repeat(50) })).toEqual([])
  expect(told({ houseSize: 'x'.repeat(51) })).toHaveLength(1)
})
