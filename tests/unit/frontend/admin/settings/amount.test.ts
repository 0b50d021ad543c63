import { expect, test } from '@jest/globals'
import { amountRules, DIRECTION_CHOICES, toTyped } from '#frontend/admin/settings/amount.ts'

const told = (category: 'commercial_options' | 'house_size', amount: string) => {
  const { data, error } = amountRules(category).safeParse({ amount, direction: 'discount' })
  return error?.issues.map(({ message, path }) => `${path}: ${message}`).join() ?? data
}

test("what cannot be a percentage or price is refused in the API's own words, at the field it was typed in", () => {
  expect(told('commercial_options', '12.5')).toEqual({ percentage: '-12.50' })
  expect(told('commercial_options', '101')).toBe(
    'amount: A discount can be 100% at most, a surcharge 999.99%',
  )
  expect(told('commercial_options', '-3')).toBe('amount: Percentage must be positive')
  expect(told('commercial_options', ' ')).toBe('amount: Percentage must be positive')
  expect(
    amountRules('commercial_options').safeParse({ amount: '', direction: 'discount' }).error?.issues,
  ).toEqual([{ code: 'custom', path: ['amount'], message: 'Percentage must be positive' }])
  expect(told('house_size', ' 179.5 ')).toEqual({ price: '179.50' })
  expect(told('house_size', '-1')).toBe('amount: Price must be positive')
})

test('a percentage is a surcharge or a discount as it was chosen, a price neither', () => {
  const saved = (amount: string, direction: 'surcharge' | 'discount') =>
    amountRules('commercial_options').parse({ amount, direction })
  const both = [saved(' 12.5 ', 'surcharge'), saved('12.5', 'discount')]
  expect(both).toEqual([{ percentage: '12.50' }, { percentage: '-12.50' }])
  const typed = (category: string, percentage: string) =>
    toTyped({ category, percentage, price: '179.00' } as never)
  expect(typed('commercial_options', '-30.00')).toEqual({ amount: '30.00', direction: 'discount' })
  expect(typed('commercial_options', '50.00')).toEqual({ amount: '50.00', direction: 'surcharge' })
  expect(typed('house_size', '0.00')).toEqual({ amount: '179.00', direction: 'surcharge' })
  expect(DIRECTION_CHOICES).toEqual([
    { value: 'surcharge', label: 'Surcharge' },
    { value: 'discount', label: 'Discount' },
  ])
})
