/** Prices and percentages as an owner types them. */
import { expect, test } from '@jest/globals'
import { decimalMoney, Percentage } from '#schemas/contract/fields.ts'
import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'

const Price = decimalMoney(OWNER_MESSAGES.price)

test('a price may start with its point', () => {
  expect(['.5', '.05', '0.5', '12', '12.5', 0.5].map((typed) => Price.parse(typed))).toEqual([
    '0.50',
    '0.05',
    '0.50',
    '12.00',
    '12.50',
    '0.50',
  ])
})

test('leading zeros are dropped from an amount', () => {
  expect(['00000179', '007.5', '00', '00.5'].map((typed) => Price.parse(typed))).toEqual([
    '179.00',
    '7.50',
    '0.00',
    '0.50',
  ])
  expect(['-05', '015.5', '-00'].map((typed) => Percentage.parse(typed))).toEqual(['-5.00', '15.50', '0.00'])
})

test('a price has up to eight digits and two after the point, typed or as a number', () => {
  for (const [typed, stored] of [
    ['12345678', '12345678.00'],
    ['99999999.99', '99999999.99'],
    [99_999_999.99, '99999999.99'],
    ['1.55', '1.55'],
    ['.55', '0.55'],
    ['010', '10.00'],
    ['100', '100.00'],
    [0, '0.00'],
  ])
    expect(Price.parse(typed)).toBe(stored)
})

const NO_PRICES = [
  ...['', '.', '-1', '1.005', '.005', '1e3', '100000000', 'x1', '1x', '1.x', '.x', '1,5'],
  ...[-0.01, 100_000_000, 1e-7, 1.005, Number.NaN, null],
]

test.each(NO_PRICES)('%j is refused as a price', (typed) => {
  expect(Price.safeParse(typed).error?.issues[0]?.message).toBe(OWNER_MESSAGES.price)
})

test('a percentage may start with its point, and a discount of 0 is 0', () => {
  expect(['.5', '-.5', '-0', '-100', '999.99'].map((typed) => Percentage.parse(typed))).toEqual([
    '0.50',
    '-0.50',
    '0.00',
    '-100.00',
    '999.99',
  ])
})

test('a percentage reaches from -100 to 999.99, typed or as a number', () => {
  for (const [typed, stored] of [
    ['7', '7.00'],
    ['-12.55', '-12.55'],
    ['99.9', '99.90'],
    ['-.05', '-0.05'],
    ['100', '100.00'],
    ['999.9', '999.90'],
    ['-100.0', '-100.00'],
    ['-100.00', '-100.00'],
    ['-0.00', '0.00'],
    [-100, '-100.00'],
    [-0.5, '-0.50'],
    [999.99, '999.99'],
  ])
    expect(Percentage.parse(typed)).toBe(stored)
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
