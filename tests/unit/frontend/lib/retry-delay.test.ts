import { expect, test } from '@jest/globals'
import { retryDelay } from '#frontend/lib/retry-delay.ts'

test('delays double from one second up to thirty (P29.1)', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
