import { expect, test } from '@jest/globals'
import { isAskedForDay, type Statement, statementOf, whatChanged } from '#schemas/facts/visit-change.ts'

const at = (state: Statement['state'], serviceDate = '2026-12-01', serviceTime = '08:00') => ({
  state,
  serviceDate,
  serviceTime,
})

test.each<[Statement['state'], Statement['state'], string | undefined]>([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'completed', undefined],
  ['pending', 'cancelled', 'cancelled'],
  ['confirmed', 'pending', 'unconfirmed'],
  ['completed', 'pending', 'unconfirmed'],
  ['completed', 'confirmed', 'confirmed'],
  ['confirmed', 'asked', 'asked'],
  ['asked', 'asked', undefined],
  ['asked', 'confirmed', 'reopened'],
  ['asked', 'pending', 'reopened'],
  ['asked', 'cancelled', 'cancelled'],
  ['cancelled', 'asked', 'asked'],
  ['completed', 'cancelled', 'cancelled'],
  ['cancelled', 'cancelled', undefined],
  ['cancelled', 'pending', 'reopened'],
  ['cancelled', 'confirmed', 'confirmed'],
  ['cancelled', 'completed', undefined],
])('a visit that was %s and is %s', (old, next, what) => {
  expect(whatChanged(at(old), at(next))).toBe(what)
})

test('a visit with another day or window is moved, until it is over with or called off', () => {
  const moves = [at('confirmed', '2026-12-02'), at('confirmed', '2026-12-01', '10:00')]
  for (const next of moves) expect(whatChanged(at('pending'), next)).toBe('moved')
  expect(whatChanged(at('pending'), at('completed', '2026-12-02'))).toBeUndefined()
  expect(whatChanged(at('pending'), at('cancelled', '2026-12-02'))).toBe('cancelled')
  expect(whatChanged(at('cancelled'), at('pending', '2026-12-02'))).toBe('reopened')
  expect(whatChanged(at('asked'), at('confirmed', '2026-12-02'))).toBe('moved')
  expect(whatChanged(at('asked'), at('asked', '2026-12-02'))).toBe('asked')
})

test('a new price is news, and so is one that is there for the first time', () => {
  const priced = (totalPrice?: number) => ({ ...at('confirmed'), totalPrice })
  expect(whatChanged(priced(238), priced(260))).toBe('price')
  expect(whatChanged(priced(), priced(260))).toBe('price')
  expect(whatChanged(priced(238), priced(238))).toBeUndefined()
  const asked = { ...at('asked'), totalPrice: 238 }
  expect(whatChanged(asked, { ...asked, totalPrice: 201 })).toBe('price')
})

test('a customer is asked for another day until anything else becomes of the visit', () => {
  const visit = {
    ...{ status: 'confirmed' as const, serviceDate: '2026-12-01', serviceTime: '08:00' },
    calledOff: { action: 'ask' as const, sequence: 3 },
  }
  expect(isAskedForDay({ ...visit, calendarSequence: 3 })).toBe(true)
  expect(statementOf({ ...visit, calendarSequence: 3 }).state).toBe('asked')
  expect(isAskedForDay({ ...visit, calendarSequence: 4 })).toBe(false)
  expect(isAskedForDay({ ...visit, status: 'cancelled', calendarSequence: 3 })).toBe(false)
  const moved = { ...visit, calledOff: { action: 'move' as const, sequence: 3 }, calendarSequence: 3 }
  expect(isAskedForDay(moved)).toBe(false)
})
