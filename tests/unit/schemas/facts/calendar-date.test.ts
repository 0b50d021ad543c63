import { expect, test } from '@jest/globals'
import { addDays, isCalendarDate, mondayOf, weekdayOf } from '#schemas/facts/pacific-time.ts'

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])('%s is a calendar date', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-01', '2026-13-01', '2026-12-00', '2026-12-32'],
  ...['', '1999-12-31', '2026-1-1', '2026-12-01T00:00', ' 2026-12-01', '2026-12-01\n', '２０２６-12-01'],
  ...['+012026-12-01', '2026-12', '2026-12-01Z'],
])('%p does not', (date) => {
  expect(isCalendarDate(date)).toBe(false)
})

test('days are added over months, leap days and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
})

test('weekdays are those of the calendar', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-28')).toBe(6)
})

test('a day of a week leads to its Monday, Sunday to the one before it', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(mondayOf)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-23'),
  )
})
