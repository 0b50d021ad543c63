import { expect, test } from '@jest/globals'
import { isVisitOver } from '#frontend/admin/bookings/visit-news.ts'

test.each([
  ['2026-11-24T17:59:59Z', '2026-11-24', '08:00', false],
  ['2026-11-24T18:00:00Z', '2026-11-24', '08:00', true],
  ['2026-07-01T00:59:59Z', '2026-06-30', '16:00', false],
  ['2026-07-01T01:00:00Z', '2026-06-30', '16:00', true],
])('at %s a visit on %s at %s is over: %s', (now, serviceDate, serviceTime, isOver) => {
  expect(isVisitOver({ serviceDate, serviceTime }, new Date(now))).toBe(isOver)
})
