import { expect, test } from '@jest/globals'
import { AppError } from '#functions/errors.ts'
import { checkPercentage, newPrice, pricedOnline } from '#functions/pricing/pricing.ts'
import { UnknownOptionError } from '#schemas/price/price-list.ts'

test('a percentage is for the categories that act by one, a discount for those that may be one', () => {
  const told = (category: Parameters<typeof checkPercentage>[0]['category'], percentage: string) => {
    try {
      checkPercentage({ category, percentage })
      return 'taken'
    } catch (error) {
      return error instanceof AppError ? error.details.fields?.['percentage'] : error
    }
  }
  expect(told('house_size', '0.00')).toBe('taken')
  expect(told('house_size', '5.00')).toBe('Entries of this category have a price, not a percentage')
  expect(told('house_size', '-5.00')).toBe('Entries of this category have a price, not a percentage')
  expect(told('commercial_building', '5.00')).toBe('taken')
  expect(told('commercial_building', '-5.00')).toBe('Percentage must be positive')
  expect(told('commercial_frequency', '-5.00')).toBe('taken')
  expect(told('commercial_options', '-5.00')).toBe('taken')
})

test('a new price is confirmed from the start, and its percentage checked', () => {
  const request = {
    ...{ category: 'extra_service' as const, key: 'screens', label: 'Screens', price: '25.00' },
    ...{ percentage: '0.00', sortOrder: 3, isActive: true },
  }
  const now = new Date('2026-11-22T12:00:00.000Z')
  expect(newPrice(request, 'p1', now)).toEqual({
    ...request,
    ...{ id: 'p1', isPlaceholder: false, updatedAt: '2026-11-22T12:00:00.000Z' },
  })
  expect(() => newPrice({ ...request, percentage: '5.00' }, 'p1', now)).toThrow(AppError)
})

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
