/** What quotes are refused for, and what the spam trap catches. */
import { expect, test } from '@jest/globals'
import type * as z from 'zod'
import { CreateCommercialContactRequest } from '#schemas/contract/commercial-quotes.ts'
import { CreateContactRequest } from '#schemas/contract/contacts.ts'
import { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'
import { commercialRequest, contactRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { complaints, type Fields, tooLong } from '#tests/unit/schemas/complaints.ts'

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

test('commercial window counts are whole, up to 9,999, and 0 when absent', () => {
  const told = (quoteData: Fields) =>
    complaints(CreateCommercialContactRequest, commercialRequest(), { quoteData })
  expect(told({ largeWindows: 9999 })).toEqual([])
  for (const largeWindows of [10_000, -1, 1.5]) expect(told({ largeWindows })).toHaveLength(1)
  expect(told({ stories: '3' })).toHaveLength(1)
  for (const field of ['buildingType', 'frequency']) {
    expect(told({ [field]: 'x'.repeat(50) })).toEqual([])
    expect(told({ [field]: 'x'.repeat(51) })).toHaveLength(1)
  }
  expect(told({ totalPrice: 1_000_000_000 })).toEqual([])
  for (const totalPrice of [1_000_000_001, -1, 1.5]) expect(told({ totalPrice })).toHaveLength(1)
  expect(
    CreateCommercialContactRequest.parse(commercialRequest({ quoteData: {} as never })).quoteData,
  ).toEqual({
    ...{ largeWindows: 0, smallWindows: 0, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 },
    ...{ buildingType: '', stories: '1', frequency: 'monthly' },
    ...{ isConstructionCleaning: false, isOutsideOnly: false },
  })
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

test.each([
  [CreateQuoteRequest, quoteRequest()],
  [CreateContactRequest, contactRequest()],
  [CreateCommercialContactRequest, commercialRequest()],
] as [z.ZodType, object][])('the fields of the spam trap are taken within bounds', (schema, sample) => {
  const told = (changes: Fields) => complaints(schema, sample, changes)
  expect(told({ website: 'x'.repeat(500), openFor: 0.5 })).toEqual([])
  expect(told({ website: 'x'.repeat(501) })).toHaveLength(1)
  expect(told({ openFor: -1 })).toHaveLength(1)
})

test('a filled field, or a form sent within three seconds, is caught', () => {
  const caught = [{ website: 'x' }, { openFor: 0 }, { openFor: 2999 }, { website: 'x', openFor: 60_000 }]
  const passed = [{}, { website: '' }, { openFor: 3000 }, { website: '', openFor: 60_000 }]
  expect([...caught, ...passed].filter(isCaught)).toEqual(caught)
})
