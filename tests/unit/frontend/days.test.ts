import { expect, test } from '@jest/globals'
import { addDays, mondayOf, pacificToday } from '#frontend/lib/days.ts'

test('a day of a week leads to its Monday, Sunday to the one before it', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(mondayOf)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-23'),
  )
})

test('days are added over a clock change, a leap day and a new year', () => {
  expect([addDays('2026-10-31', 1), addDays('2028-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
    '2026-11-01',
    '2028-02-29',
    '2027-01-01',
  ])
})

test('today is the Pacific day, whatever the day is in UTC', () => {
  expect(pacificToday(new Date('2026-11-22T07:59:00Z'))).toBe('2026-11-21')
  expect(pacificToday(new Date('2026-11-22T08:00:00Z'))).toBe('2026-11-22')
})
