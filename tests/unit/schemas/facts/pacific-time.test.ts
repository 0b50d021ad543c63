import { expect, test } from '@jest/globals'
import {
  ARRIVAL_TIMES,
  addDays,
  BUSINESS_HOURS,
  CLOSED_WEEKDAY,
  isCalendarDate,
  isVisitOver,
  mondayOf,
  pacificDay,
  pacificInstant,
  pacificNow,
  SAME_DAY_UNTIL_HOUR,
  TIME_ZONE,
  weekdayOf,
} from '#schemas/facts/pacific-time.ts'
import { wallClock } from '#tests/support/api/pacific.ts'

test('the business works Monday to Saturday from 8 to 6 and arrives in five windows (P1.8, P12.5)', () => {
  expect(BUSINESS_HOURS).toEqual({ days: [1, 6], opens: '08:00', closes: '18:00' })
  expect([TIME_ZONE, SAME_DAY_UNTIL_HOUR, CLOSED_WEEKDAY]).toEqual(['America/Los_Angeles', 10, 0])
  expect(ARRIVAL_TIMES).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00'])
})

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])('%s is a calendar date', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-01', '2026-13-01', '2026-12-00', '2026-12-32'],
  ...['', '1999-12-31', '2026-1-1', '2026-12-01T00:00', ' 2026-12-01', '2026-12-01\n', '２０２６-12-01'],
  ...['+012026-12-01', '2026-12', '2026-12-01Z'],
])('%j is no calendar date', (date) => {
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
  const mondays = ['2026-11-23', '2026-11-25', '2026-11-29'].map(mondayOf)
  expect(mondays).toEqual(Array(3).fill('2026-11-23'))
})

test('each hour of twenty years is that of the time zone database, at whatever second (P1.17)', () => {
  const wrong: string[] = []
  for (let at = Date.UTC(2020, 0); at < Date.UTC(2040, 0); at += 3_599_000) {
    const { date, hour, minute } = pacificNow(new Date(at))
    const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
    if (`${date} ${clock}` !== wallClock(at)) wrong.push(new Date(at).toISOString())
  }
  expect(wrong).toEqual([])
})

test.each([
  ['a day in winter', '2026-01-15T07:59:59Z', '2026-01-14T08:00:00Z', '2026-01-15T08:00:00Z'],
  ['a day in summer', '2026-07-15T07:00:00Z', '2026-07-15T07:00:00Z', '2026-07-16T07:00:00Z'],
  ['the day of 23 hours', '2026-03-08T20:00:00Z', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['the day of 25 hours', '2026-11-02T07:30:00Z', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
])('%s lasts from midnight to midnight', (_name, instant, start, end) => {
  const seconds = (text: string) => Date.parse(text) / 1000
  expect(pacificDay(new Date(instant))).toEqual({ start: seconds(start), end: seconds(end) })
})

test('each hour of a day from three on is found by its Pacific clock, for fifteen years', () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2041, 0, 1); day += 24 * 60 * 60 * 1000) {
    const date = new Date(day).toISOString().slice(0, 10)
    for (const hour of [3, 9, 17, 20])
      expect(wallClock(pacificInstant(date, hour))).toBe(`${date} ${String(hour).padStart(2, '0')}:00`)
  }
})

test.each([
  ['2026-11-24T17:59:59Z', '2026-11-24', '08:00', false],
  ['2026-11-24T18:00:00Z', '2026-11-24', '08:00', true],
  ['2026-07-01T00:59:59Z', '2026-06-30', '16:00', false],
  ['2026-07-01T01:00:00Z', '2026-06-30', '16:00', true],
])('at %s a visit on %s at %s is over: %s', (now, serviceDate, serviceTime, isOver) => {
  expect(isVisitOver({ serviceDate, serviceTime }, new Date(now))).toBe(isOver)
})
