import { expect, test } from '@jest/globals'
import { changeUntil, movesLeft } from '#functions/bookings/visit-rules.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'

/** Starts at 18:00 UTC. */
const visit = { serviceDate: '2027-03-10', serviceTime: '10:00', moves: 3, slotSequence: 1 }
const calledOff = (until: string) => ({
  ...visit,
  calledOff: { date: '2027-03-08', reason: 'wind' as const, action: 'move' as const, sequence: 1, until },
})

test.each([
  ['the cut-off, without a day that was called off', visit, '2027-03-10T06:00:00.000Z'],
  ['the end of the free time', calledOff('2027-03-10T09:00:00.000Z'), '2027-03-10T09:00:00.000Z'],
  ['the start of the window', calledOff('2027-03-11T09:00:00.000Z'), '2027-03-10T18:00:00.000Z'],
  ['the cut-off, after the free time', calledOff('2027-03-08T09:00:00.000Z'), '2027-03-10T06:00:00.000Z'],
])('a customer may change a visit until %s', (_, booking, until) => {
  expect(changeUntil(booking, DEFAULT_SETTINGS).toISOString()).toBe(until)
})

test('a customer who has used all moves may move once more after the day was called off (P35.13)', () => {
  const free = calledOff('2027-03-09T09:00:00.000Z')
  expect(movesLeft(visit, DEFAULT_SETTINGS)).toBe(0)
  expect(movesLeft(free, DEFAULT_SETTINGS)).toBe(1)
  expect(movesLeft({ ...free, moves: 0 }, DEFAULT_SETTINGS)).toBe(3)
  // Moved since.
  expect(movesLeft({ ...free, slotSequence: 2 }, DEFAULT_SETTINGS)).toBe(0)
})
