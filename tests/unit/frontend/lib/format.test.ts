import { expect, test } from '@jest/globals'
import { format } from '#frontend/lib/format.ts'

test('values fill their places and unknown names stay', () => {
  const values = { years: '7+', fromPrice: '$1' }
  expect(format('{years} years, {unknown}, {fromPrice}, {years}', values)).toBe('7+ years, {unknown}, $1, 7+')
})
