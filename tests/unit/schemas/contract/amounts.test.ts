/** Prices and percentages as an owner types them. */

import { expect, test } from '@jest/globals'
import { decimalMoney, Percentage } from '#schemas/contract/records.ts'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'

const Price = decimalMoney(OWNER_MESSAGES.price)

test('a price has up to eight digits and two after the point, and is tidied', () => {
  const prices = {
    ...{ '.5': '0.50', '.05': '0.05', '.55': '0.55', '0.5': '0.50', '1.55': '1.55', '12.5': '12.50' },
    ...{ '00': '0.00', '00.5': '0.50', '007.5': '7.50', '010': '10.00', '00000179': '179.00' },
    ...{ '12': '12.00', '100': '100.00', '12345678': '12345678.00', '99999999.99': '99999999.99' },
  }
  for (const [typed, stored] of Object.entries(prices)) expect(Price.parse(typed)).toBe(stored)
  expect([0, 0.5, 99_999_999.99].map((typed) => Price.parse(typed))).toEqual(['0.00', '0.50', '99999999.99'])
})

const NO_PRICES = [
  ...['', '.', '-1', '1.005', '.005', '1e3', '100000000', 'x1', '1x', '1.x', '.x', '1,5'],
  ...[-0.01, 100_000_000, 1e-7, 1.005, Number.NaN, null],
]

test.each(NO_PRICES)('%j is refused as a price', (typed) => {
  expect(Price.safeParse(typed).error?.issues[0]?.message).toBe(OWNER_MESSAGES.price)
})

test('a percentage reaches from -100 to 999.99, and is tidied', () => {
  const percentages = {
    ...{ '.5': '0.50', '-.5': '-0.50', '-.05': '-0.05', '-12.55': '-12.55', '7': '7.00', '99.9': '99.90' },
    ...{ '-0': '0.00', '-00': '0.00', '-0.00': '0.00', '-05': '-5.00', '015.5': '15.50' },
    ...{ '-100': '-100.00', '-100.0': '-100.00', '-100.00': '-100.00' },
    ...{ '100': '100.00', '999.9': '999.90', '999.99': '999.99' },
  }
  for (const [typed, stored] of Object.entries(percentages)) expect(Percentage.parse(typed)).toBe(stored)
  const numbers = [-100, -0.5, 999.99].map((typed) => Percentage.parse(typed))
  expect(numbers).toEqual(['-100.00', '-0.50', '999.99'])
})

const NO_PERCENTAGES = [
  ...['-100.01', '-150', '-999', '-100.000', '100.005', '1000', '1.005', '-.005', '', '-', '.'],
  ...['x1', '1x', '1.x', '100.x', '-.x', 'xxx', -150, -100.01, 1000, null],
]

test.each(NO_PERCENTAGES)('%j gets the range of percentages as its message', (typed) => {
  expect(Percentage.safeParse(typed).error?.issues[0]?.message).toBe(
    'A discount can be 100% at most, a surcharge 999.99%',
  )
})

test.each([1.005, 1e-7])('%j gets the digits of percentages as its message', (typed) => {
  expect(Percentage.safeParse(typed).error?.issues[0]?.message).toBe('At most two digits after the point')
})
