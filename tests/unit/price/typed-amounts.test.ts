/** Prices and percentages as an owner types them (spec §5). */
import { expect, test } from '@jest/globals'
import { decimalMoney, Percentage } from '#schemas/fields.ts'
import { MESSAGES } from '#schemas/limits.ts'

const Price = decimalMoney(MESSAGES.price)

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

test('zeros in front are no part of an amount', () => {
  expect(['00000179', '007.5', '00', '00.5'].map((typed) => Price.parse(typed))).toEqual([
    '179.00',
    '7.50',
    '0.00',
    '0.50',
  ])
  expect(['-05', '015.5', '-00'].map((typed) => Percentage.parse(typed))).toEqual(['-5.00', '15.50', '0.00'])
})

test.each(['', '.', '-1', '1.005', '1e3', '100000000'])('%j is no price', (typed) => {
  expect(Price.safeParse(typed).error?.issues[0]?.message).toBe(MESSAGES.price)
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

test.each(['-100.01', '-150', -150, '1000', 1000, '', '-', '.'])(
  '%j is told what a percentage can be',
  (typed) => {
    expect(Percentage.safeParse(typed).error?.issues[0]?.message).toBe(
      'A discount can be 100% at most, a surcharge 999.99%',
    )
  },
)
