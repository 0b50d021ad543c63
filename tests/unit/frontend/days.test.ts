import { expect, test } from '@jest/globals'
import { addDays, dateText, dayName, mondayOf, pacificToday, shortDay } from '#frontend/lib/days.ts'

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

test('days are named as Intl names them', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  const long = intl({ dateStyle: 'long' })
  const short = intl({ weekday: 'short', month: 'short', day: 'numeric' })
  const named = intl({ weekday: 'long', month: 'long', day: 'numeric' })
  for (let date = '2027-12-25'; date < '2029-01-05'; date = addDays(date, 1)) {
    const instant = new Date(date)
    expect([dateText(date), shortDay(date), dayName(date)]).toEqual(
      [long, short, named].map((format) => format.format(instant)),
    )
  }
})
