import { describe, expect, test } from '@jest/globals'
import {
  type AvailabilityInput,
  bookableRange,
  offeredTimes,
  openDays,
} from '#functions/availability/availability.ts'
import { slotName } from '#functions/table/keys.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { ARRIVAL_TIMES, addDays } from '#schemas/facts/pacific-time.ts'

/** Wednesday. */
const TODAY = '2026-06-10'
/** Pacific daylight saving time, in force on TODAY. */
const at = (clock: string) => new Date(`${TODAY}T${clock}:00-07:00`)

const open = (input: Partial<AvailabilityInput>) =>
  openDays({
    ...{ now: at('07:00'), from: TODAY, to: TODAY, leadDays: 0, blockedDays: new Set() },
    ...{ capacity: 2, claimed: new Map(), hours: 1, ...input },
  })

test('a window that has begun is over (P12.6)', () => {
  expect(open({ now: at('07:59') })[0]?.times).toEqual(ARRIVAL_TIMES)
  expect(open({ now: at('08:00') })[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
  expect(open({ now: at('09:59') })[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
})

test('from 10 AM Pacific on, the first day is tomorrow (P1.10)', () => {
  const tomorrow = addDays(TODAY, 1)
  expect(open({ now: at('10:00'), to: tomorrow })).toEqual([{ date: tomorrow, times: ARRIVAL_TIMES }])
})

test('a window is open until its last place is taken, a day until its last window (P12.7)', () => {
  const claim = (count: number) => new Map(ARRIVAL_TIMES.map((time) => [slotName(TODAY, time), count]))
  expect(open({ claimed: claim(1) })[0]?.times).toEqual(ARRIVAL_TIMES)
  expect(open({ claimed: new Map([[slotName(TODAY, '12:00'), 2]]) })[0]?.times).toEqual(
    ARRIVAL_TIMES.filter((time) => time !== '12:00'),
  )
  expect(open({ claimed: claim(2) })).toEqual([])
  expect(open({ capacity: 0 })).toEqual([])
})

test('nothing opens before today or beyond the last bookable day, however far the question reaches (P12.6)', () => {
  const days = open({ from: '2000-01-01', to: '2099-12-31' })
  expect(days[0]?.date).toBe(TODAY)
  expect(days.at(-1)?.date).toBe(addDays(TODAY, LIMITS.bookingDays))
  expect(open({ from: addDays(TODAY, 5), to: addDays(TODAY, 4) })).toEqual([])
  const times = (days: number) =>
    offeredTimes(addDays(TODAY, days), { now: at('07:00'), leadDays: 1, blockedDays: new Set() })
  // None of these days is a Sunday.
  expect([-1, 0, 1, 90, 91].map(times)).toEqual([[], [], ARRIVAL_TIMES, ARRIVAL_TIMES, []])
})

/** Sundays on which clocks change at 2 AM, with their offsets from UTC before and after. */
const CLOCK_CHANGES = [
  ['2026-11-01', '-07:00', '-08:00'],
  ['2027-03-14', '-08:00', '-07:00'],
] as const

describe.each(CLOCK_CHANGES)('around the clock change of %s', (sunday, before, after) => {
  const [saturday, monday, tuesday] = [addDays(sunday, -1), addDays(sunday, 1), addDays(sunday, 2)]
  const range = (instant: string, leadDays: number) => bookableRange({ now: new Date(instant), leadDays })

  test.each([
    ['the last minute of Saturday', `${saturday}T23:59:59${before}`, saturday, sunday, sunday],
    ['the first minute of Sunday', `${sunday}T00:00:00${before}`, sunday, sunday, monday],
    ['Sunday 9:59', `${sunday}T09:59:59${after}`, sunday, sunday, monday],
    ['Sunday 10:00', `${sunday}T10:00:00${after}`, sunday, monday, monday],
    ['the last minute of Sunday', `${sunday}T23:59:59${after}`, sunday, monday, monday],
    ['the first minute of Monday', `${monday}T00:00:00${after}`, monday, monday, tuesday],
  ])('%s belongs to its day on the wall', (_, instant, today, sameDay, nextDay) => {
    const to = addDays(today, LIMITS.bookingDays)
    expect(range(instant, 0)).toEqual({ from: sameDay, to })
    expect(range(instant, 1)).toEqual({ from: nextDay, to })
  })

  test('Saturday ends and Monday begins by the wall clock, and both are offered whole before', () => {
    const openAt = (instant: string) => open({ now: new Date(instant), from: saturday, to: monday })
    const whole = (date: string) => ({ date, times: ARRIVAL_TIMES })
    expect(openAt(`${saturday}T07:59:00${before}`)).toEqual([whole(saturday), whole(monday)])
    expect(openAt(`${saturday}T09:59:00${before}`)[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
    expect(openAt(`${saturday}T10:00:00${before}`)).toEqual([whole(monday)])
    expect(openAt(`${monday}T07:59:00${after}`)).toEqual([whole(monday)])
    expect(openAt(`${monday}T08:00:00${after}`)[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
    expect(openAt(`${monday}T10:00:00${after}`)).toEqual([])
  })
})

test('10 AM is the wall clock in winter as in summer (P1.17)', () => {
  const friday = '2026-01-16'
  const openAt = (instant: string) => open({ now: new Date(instant), from: friday, to: friday })
  expect(openAt(`${friday}T17:59:59Z`)).toHaveLength(1)
  expect(openAt(`${friday}T18:00:00Z`)).toHaveLength(0)
})
