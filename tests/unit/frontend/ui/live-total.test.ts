import { expect, test } from '@jest/globals'
import { liveTotal } from '#frontend/ui/live-total.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'

test('a live total is a sum of money up to what is priced online', () => {
  expect(liveTotal(LIMITS.totalPrice)).toBe('$1,000,000,000')
  expect(liveTotal(LIMITS.totalPrice + 1)).toBe('Please call us')
})
