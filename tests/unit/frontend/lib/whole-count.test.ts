import { expect, test } from '@jest/globals'
import { wholeCount } from '#frontend/lib/whole-count.ts'

test('a typed count is whole, zero when it is no number, and within its limit (P26.3, P26.4)', () => {
  const typed = ['', 'abc', '-4', '7', '7.9', '30', '31', '1e9', 'Infinity']
  expect(typed.map((text) => wholeCount(text, 30))).toEqual([0, 0, 0, 7, 7, 30, 30, 30, 0])
})
