/** How the back office writes days, ids, previews and counts. */
import { expect, test } from '@jest/globals'
import {
  countOf,
  formatDay,
  formatInstant,
  formatMoment,
  formatPhone,
  formatShortInstant,
  formatVisit,
  formatWait,
  preview,
  sheetInstant,
  shortId,
} from '#frontend/admin/lib/format.ts'

test.each([
  ['2026-11-22T05:04:00.000Z', 'Nov 21, 2026, 9:04\u00a0PM'],
  ['2026-11-22T05:00:00.000Z', 'Nov 21, 2026, 9\u00a0PM'],
])(
  'the instant %s is shown in Pacific time, a full hour as windows are, on one line: %s',
  (instant, text) => {
    expect(formatInstant(instant)).toBe(text)
  },
)

test('a visit is shown by the day and the window that it has', () => {
  expect(formatVisit({ serviceDate: '2059-05-06', serviceTime: '08:00' })).toBe('Tue, May 6, 2059, 8-10 AM')
})

test('an instant in a file is the Pacific minute, and midnight the first one of its day', () => {
  const shown = ['2026-11-23T07:59:59.999Z', '2026-07-01T07:00:00.000Z'].map(sheetInstant)
  expect(shown).toEqual(['2026-11-22 23:59', '2026-07-01 00:00'])
})

test('days, and instants of a table, are as short as they are clear: with the year when it is another one', () => {
  const now = new Date('2027-01-01T07:59:00.000Z')
  expect(formatDay('2026-11-23', now)).toBe('Mon, Nov 23')
  expect(formatDay('2027-01-01', now)).toBe('Fri, Jan 1, 2027')
  expect(formatShortInstant('2026-11-23 05:56', now)).toBe('Nov 23, 5:56\u00a0AM')
  expect(formatShortInstant('2025-12-31 23:59', now)).toBe('Dec 31, 2025, 11:59\u00a0PM')
})

test.each([
  ['+15595550198', '(559) 555-0198'],
  ['559.555.0198', '(559) 555-0198'],
  ['1 559 555 0198', '(559) 555-0198'],
  ['(559) 555-0198 x12', '(559) 555-0198 x12'],
  ['+49 30 901820', '+49 30 901820'],
  ['555-0198', '555-0198'],
])('the phone number %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test('a wait is said in minutes, hours, and from two days on in days', () => {
  const minute = 60_000
  expect([59, 60, 48 * 60 - 1, 48 * 60, 59 * 24 * 60 - 1].map((count) => formatWait(count * minute))).toEqual(
    ['59 min', '1 h 0 min', '47 h 59 min', '2 days', '58 days'],
  )
})

test('an id is shown by its first 8 characters (P17.7)', () => {
  expect(shortId('0123456789abcdef')).toBe('01234567')
})

test('a preview has 50 characters, and dots only when there is more', () => {
  const fifty = 'x'.repeat(50)
  expect(preview(fifty)).toBe(fifty)
  expect(preview(`${fifty}y`)).toBe(`${fifty}…`)
  expect(preview(`${'x'.repeat(49)}😀`)).toBe(`${'x'.repeat(49)}…`)
})

test('counts have their noun in the singular or the plural, and thousands their comma', () => {
  const counts = [0, 1, 2, 5000].map((count) => countOf(count, { one: 'quote', other: 'quotes' }))
  expect(counts).toEqual(['0 quotes', '1 quote', '2 quotes', '5,000 quotes'])
})

test.each([
  ['2026-11-23T17:02:00.000Z', '9:02 AM'],
  ['2026-11-23T08:00:00.000Z', '12 AM'],
  ['2026-11-23T07:59:00.000Z', 'Sun 11:59 PM'],
  ['2026-11-17T17:00:00.000Z', 'Tue 9 AM'],
  ['2026-11-17T07:59:00.000Z', 'Nov 16, 2026, 11:59 PM'],
  ['2026-11-29T17:00:00.000Z', 'Sun 9 AM'],
])('the instant %s is as short as it is clear on a Monday', (instant, text) => {
  const shown = formatMoment(instant, new Date('2026-11-24T07:59:00.000Z'))
  expect(shown).toBe(text.replace(/ (?=[AP]M)/, '\u00a0'))
})
