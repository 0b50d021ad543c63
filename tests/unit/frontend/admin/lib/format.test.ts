/** How the back office writes days, ids, previews and counts. */
import { expect, test } from '@jest/globals'
import {
  countOf,
  formatDay,
  formatInstant,
  formatVisit,
  preview,
  shortId,
} from '#frontend/admin/lib/format.ts'

test('an instant is shown in Pacific time, a service date as the day that it is', () => {
  expect(formatInstant('2026-11-22T05:04:00.000Z').replace(/\s/g, ' ')).toBe('Nov 21, 2026, 9:04 PM')
  expect(formatDay('2026-11-23')).toBe('Mon, Nov 23, 2026')
  expect(formatVisit({ serviceDate: '2026-11-23', serviceTime: '08:00' })).toBe(
    'Mon, Nov 23, 2026, 8-10 AM Pacific time',
  )
})

test('an id is shown by its first 8 characters', () => {
  expect(shortId('0123456789abcdef')).toBe('01234567')
})

test('a preview has 50 characters, and dots only when there is more', () => {
  const fifty = 'x'.repeat(50)
  expect(preview(fifty)).toBe(fifty)
  expect(preview(`${fifty}y`)).toBe(`${fifty}…`)
})

test('counts have their noun in the singular or the plural, and thousands their comma', () => {
  expect([0, 1, 2, 5000].map((count) => countOf(count, { one: 'quote', other: 'quotes' }))).toEqual([
    '0 quotes',
    '1 quote',
    '2 quotes',
    '5,000 quotes',
  ])
})
