import { expect, test } from '@jest/globals'
import { CreateCommercialContactRequest } from '#schemas/contract/contacts.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'
import { complaints, type Fields } from '#tests/unit/schemas/contract/complaints.ts'

test('commercial window counts are whole, up to 9,999, and 0 when absent (P24.3, P26.4)', () => {
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
