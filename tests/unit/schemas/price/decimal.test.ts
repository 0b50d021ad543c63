import { expect, test } from '@jest/globals'
import { divideHalfUp, toHundredths } from '#schemas/price/price-list.ts'

test('decimals are read exactly into hundredths', () => {
  expect(toHundredths('12.5')).toBe(1250n)
  expect(toHundredths('-0.07')).toBe(-7n)
  expect(toHundredths('179')).toBe(17_900n)
})

test('a value that is not a decimal with at most two digits is refused', () => {
  for (const text of ['', '1.234', '1e3', ' 1', '--1', '.5'])
    expect(() => toHundredths(text)).toThrow(new RangeError(`Not a decimal with at most two digits: ${text}`))
})

test('a half is rounded up, less is not (P8.3)', () => {
  expect(divideHalfUp(5n, 10n)).toBe(1)
  expect(divideHalfUp(49n, 100n)).toBe(0)
  expect(divideHalfUp(0n, 3n)).toBe(0)
})
