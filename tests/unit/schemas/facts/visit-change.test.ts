import { expect, test } from '@jest/globals'
import { VISIT_CHANGES, whatChanged } from '#schemas/facts/visit-change.ts'

const at = (status: string, serviceDate = '2026-12-01', serviceTime = '08:00') => ({
  status,
  serviceDate,
  serviceTime,
})

test.each([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'completed', undefined],
  ['pending', 'cancelled', 'cancelled'],
  ['confirmed', 'pending', undefined],
  ['completed', 'confirmed', undefined],
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
  expect(VISIT_CHANGES).toEqual(['confirmed', 'moved', 'cancelled', 'reopened'])
})
