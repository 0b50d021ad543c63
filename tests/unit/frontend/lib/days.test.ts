import { expect, test } from '@jest/globals'
import {
  canBeEarlier,
  dateText,
  dayName,
  momentText,
  pacificToday,
  shortDay,
  windowLabel,
} from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'

test.each([
  ['2026-11-22T08:00:00Z', '2026-11-21', '2026-11-22'],
  ['2026-11-01T07:00:00Z', '2026-10-31', '2026-11-01'],
  ['2026-11-02T08:00:00Z', '2026-11-01', '2026-11-02'],
  ['2027-03-14T08:00:00Z', '2027-03-13', '2027-03-14'],
  ['2027-03-15T07:00:00Z', '2027-03-14', '2027-03-15'],
])(
  'the Pacific day turns at %s, whatever the day is in UTC and whether clocks change',
  (midnight, old, today) => {
    expect(pacificToday(new Date(Date.parse(midnight) - 1))).toBe(old)
    expect(pacificToday(new Date(midnight))).toBe(today)
  },
)

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

test.each([
  ['today', '2026-11-23', false],
  ['tomorrow', '2026-11-24', false],
  ['the day after', '2026-11-25', true],
])('a visit %s can be earlier by a day that is not today: %s', (_, date, can) => {
  // Monday evening in California, Tuesday in London.
  expect(canBeEarlier(date, new Date('2026-11-24T05:00:00Z'))).toBe(can)
})

test('no visit can be earlier on a Sunday', () => {
  const saturday = new Date('2026-11-28T20:00:00Z')
  expect(['2026-11-30', '2026-12-01'].map((date) => canBeEarlier(date, saturday))).toEqual([false, true])
})

test('an arrival window is named by its start', () => {
  const starts = ['08:00', '10:00', '12:00', '14:00', '16:00', '07:00']
  expect(starts.map(windowLabel)).toEqual(['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM', '07:00'])
})

test.each([
  ['2026-11-23T16:00:00Z', 'Monday, November 23, 8 AM Pacific time'],
  ['2026-07-01T19:00:00Z', 'Wednesday, July 1, 12 PM Pacific time'],
  ['2026-07-02T06:59:59Z', 'Wednesday, July 1, 11:59 PM Pacific time'],
  ['2026-07-02T07:05:00Z', 'Thursday, July 2, 12:05 AM Pacific time'],
])('%s is a day and a time that stay on one line', (instant, text) => {
  expect(momentText(instant)).toBe(text.replace(/ (?=[AP]M)/, '\u00a0'))
})
