import { expect, test } from '@jest/globals'
import { liveTotal, money } from '#frontend/lib/money.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

test('money shows cents only when there are some', () => {
  expect([money(1234), money('179.00'), money('12.50')]).toEqual(['$1,234', '$179', '$12.50'])
  const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const amount of [-1234567.05, -30, -0.5, 0, 0.01, 999.99, 1000, 99999.5, 1000000]) {
    expect(money(amount)).toBe(cents.format(amount).replace('.00', ''))
  }
})

test('a live total is a sum of money up to what is priced online', () => {
  expect(liveTotal(LIMITS.totalPrice)).toBe('$1,000,000,000')
  expect(liveTotal(LIMITS.totalPrice + 1)).toBe('Please call us')
})
