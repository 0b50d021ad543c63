import { beforeEach, expect, test } from '@jest/globals'
import { pacificToday } from '#frontend/lib/days.ts'
import { savedQuote, saveQuote } from '#frontend/lib/use-saved-quote.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { openStorage, storage } from '#tests/unit/frontend/lib/browser-storage.ts'

const QUOTE = { totalPrice: 179, lines: ['Small home: $179'] }

beforeEach(openStorage)

test.each([
  'no quote',
  { totalPrice: -5, lines: [] },
  { ...QUOTE, lines: [{}] },
  { ...QUOTE, customerInfo: { name: 5 } },
  { ...QUOTE, booking: { serviceDate: '2026-02-30', serviceTime: '08:00' } },
])('an invalid saved quote is removed: %j (P9.10)', (quote) => {
  storage.localStorage.setItem('currentQuote', JSON.stringify(quote))
  expect(savedQuote.get()).toBeUndefined()
  expect(storage.localStorage.getItem('currentQuote')).toBeNull()
})

test('a quote is kept through the last day of its price, a booked one through that of its visit (P9.10, P9.12)', () => {
  const [today, serviceTime] = [pacificToday(), '08:00']
  const over = { validUntil: addDays(today, -1) }
  for (const [more, isKept] of [
    // Stored by an older version of the page.
    [{}, true],
    [{ validUntil: today }, true],
    [over, false],
    [{ ...over, booking: { serviceDate: today, serviceTime } }, true],
    [{ booking: { serviceDate: over.validUntil, serviceTime } }, false],
  ] as const) {
    saveQuote({ ...QUOTE, ...more })
    expect(savedQuote.get() !== undefined).toBe(isKept)
  }
})

test('a quote that is booked, or of a link, is kept for the tab alone (P9.12)', () => {
  const booking = { serviceDate: '2026-06-10', serviceTime: '08:00' } as const
  for (const [more, places] of [
    [{}, [1, 0]],
    [{ booking }, [0, 1]],
    [{ token: 'q1' }, [0, 1]],
  ] as const) {
    saveQuote({ ...QUOTE, ...more })
    const kept = [storage.localStorage, storage.sessionStorage]
    expect(kept.map((place) => (place.getItem('currentQuote') ? 1 : 0))).toEqual(places)
  }
})
