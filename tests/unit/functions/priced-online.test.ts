import { expect, test } from '@jest/globals'
import { AppError } from '#functions/errors.ts'
import { pricedOnline } from '#functions/priced-online.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'

test('a total up to a billion is priced online, more is not', () => {
  expect(pricedOnline(() => ({ totalPrice: 1_000_000_000 }))).toEqual({ totalPrice: 1_000_000_000 })
  expect(() => pricedOnline(() => ({ totalPrice: 1_000_000_001 }))).toThrow(
    expect.objectContaining({
      constructor: AppError,
      status: 400,
      message: 'This is more than we price online. Please call us for a price.',
    }),
  )
})

test('an option that is not offered is refused by its field; any other fault stays one', () => {
  const refuse = () => {
    throw new UnknownOptionError('houseSize', 'castle')
  }
  expect(() => pricedOnline(refuse)).toThrow(
    expect.objectContaining({
      constructor: AppError,
      status: 400,
      details: { code: 'check-fields', fields: { houseSize: '"castle" is not offered' } },
    }),
  )
  const fault = new Error('A fault of ours')
  const fail = () => {
    throw fault
  }
  expect(() => pricedOnline(fail)).toThrow(fault)
})
