import { expect, test } from '@jest/globals'
import {
  addMonths,
  nearestDate,
  repeatMonths,
  repeatOf,
  repeatRange,
  repeatTarget,
} from '#frontend/admin/bookings/next-visit.ts'

test.each([
  ['2026-11-24', 1, '2026-12-24'],
  ['2026-11-24', 2, '2027-01-24'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

test('a visit of long ago is repeated from today', () => {
  const visit = { serviceDate: '2026-03-03', serviceTime: '08:00' }
  expect(repeatTarget(visit, 6, '2026-08-01')).toBe('2026-09-03')
  expect(repeatTarget(visit, 6, '2026-09-03')).toBe('2027-03-03')
  expect(repeatTarget(visit, 6, '2026-11-23')).toBe('2027-05-23')
})

test('what the customer asked for comes first and is proposed; else half a year is (P35.7, P35.18)', () => {
  expect(repeatOf({ id: 'abc' })).toBe('repeat-6-abc')
  expect(repeatOf({ id: 'abc', everyMonths: 2 })).toBe('repeat-2-abc')
  expect(repeatOf({ id: 'abc', everyMonths: 2 }, 1)).toBe('repeat-1-abc')
  expect(repeatMonths({})).toEqual([1, 2, 3, 6, 12])
  expect(repeatMonths({ everyMonths: 3 })).toEqual([3, 1, 2, 6, 12])
})

// 2026-11-24 is a Tuesday, and so is each expected date.
const like = '2026-11-24'
const near = (target: string, full: string[] = [], today = '2026-11-24') =>
  nearestDate({ target, like, today, hasRoom: (date) => !full.includes(date) })

test.each([
  ['2026-12-24', '2026-12-22'],
  ['2027-01-24', '2027-01-26'],
  ['2027-02-24', '2027-02-23'],
  ['2027-05-24', '2027-05-25'],
  ['2027-11-24', '2027-11-23'],
  ['2027-01-26', '2027-01-26'],
])('the Tuesday nearest to %s is %s', (target, date) => {
  expect(near(target)).toBe(date)
})

test('a full day gives way to the next nearest, of two to the later one', () => {
  expect(near('2027-01-24', ['2027-01-26'])).toBe('2027-01-19')
  expect(near('2027-01-26', ['2027-01-26'])).toBe('2027-02-02')
  expect(near('2027-01-26', ['2027-01-26', '2027-02-02'])).toBe('2027-01-19')
})

test('no day is proposed that is past or more than three weeks off, and all are within the range', () => {
  const full: string[] = []
  for (let date = near('2027-01-24'); date; date = near('2027-01-24', full)) full.push(date)
  const january = ['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26']
  expect(full.toSorted()).toEqual([...january, '2027-02-02', '2027-02-09', '2027-02-16'])
  const { from, to } = repeatRange('2027-01-24')
  expect(full.every((date) => date >= from && date <= to)).toBe(true)
  expect(near('2027-01-24', [], '2027-01-26')).toBe('2027-02-02')
})
