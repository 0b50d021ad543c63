import { expect, test } from '@jest/globals'
import { type AvailabilityInput, openDays, slotName } from '#functions/domain/availability.ts'
import { addDays, weekdayOf } from '#functions/domain/pacific-time.ts'
import { ARRIVAL_TIMES } from '#schemas/arrival-windows.ts'
import { LIMITS } from '#schemas/limits.ts'

/** Wednesday. */
const TODAY = '2026-06-10'
/** Pacific daylight saving time, in force on TODAY. */
const at = (clock: string) => new Date(`${TODAY}T${clock}:00-07:00`)

function open(input: Partial<AvailabilityInput>) {
  return openDays({
    now: at('07:00'),
    from: TODAY,
    to: TODAY,
    leadDays: 0,
    blockedDays: new Set(),
    capacity: 2,
    claimed: new Map(),
    ...input,
  })
}

test('early in the morning the whole day is open', () => {
  expect(open({})).toEqual([{ date: TODAY, times: ARRIVAL_TIMES }])
})

test('a window that has begun is over', () => {
  expect(open({ now: at('07:59') })[0]?.times).toEqual(ARRIVAL_TIMES)
  expect(open({ now: at('08:00') })[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
  expect(open({ now: at('09:59') })[0]?.times).toEqual(ARRIVAL_TIMES.slice(1))
})

test('from 10 AM Pacific on, the first day is tomorrow', () => {
  expect(open({ now: at('10:00'), to: addDays(TODAY, 1) })).toEqual([
    { date: addDays(TODAY, 1), times: ARRIVAL_TIMES },
  ])
})

test('late in the evening, when UTC is a day ahead, tomorrow is still whole', () => {
  expect(open({ now: at('23:30'), to: addDays(TODAY, 1) })).toEqual([
    { date: addDays(TODAY, 1), times: ARRIVAL_TIMES },
  ])
})

test('a city with a day of lead time starts tomorrow, at any hour', () => {
  for (const clock of ['00:00', '09:00', '23:59'])
    expect(open({ now: at(clock), leadDays: 1, to: addDays(TODAY, 1) })).toEqual([
      { date: addDays(TODAY, 1), times: ARRIVAL_TIMES },
    ])
})

test('Sundays and blocked days are left out', () => {
  const blocked = addDays(TODAY, 2)
  const dates = open({ to: addDays(TODAY, 13), blockedDays: new Set([blocked]) }).map(({ date }) => date)
  expect(dates).toHaveLength(11)
  expect(dates).not.toContain(blocked)
  expect(dates.map(weekdayOf)).not.toContain(0)
})

test('a window is open until its last place is taken, a day until its last window', () => {
  const claim = (count: number) => new Map(ARRIVAL_TIMES.map((time) => [slotName(TODAY, time), count]))
  expect(open({ claimed: claim(1) })[0]?.times).toEqual(ARRIVAL_TIMES)
  expect(open({ claimed: new Map([[slotName(TODAY, '12:00'), 2]]) })[0]?.times).toEqual(
    ARRIVAL_TIMES.filter((time) => time !== '12:00'),
  )
  expect(open({ claimed: claim(2) })).toEqual([])
  expect(open({ capacity: 0 })).toEqual([])
})

test('nothing opens before today or beyond the last bookable day, however far the question reaches', () => {
  const days = open({ from: '2000-01-01', to: '2099-12-31' })
  expect(days[0]?.date).toBe(TODAY)
  expect(days.at(-1)?.date).toBe(addDays(TODAY, LIMITS.bookingDays))
  expect(open({ from: addDays(TODAY, 5), to: addDays(TODAY, 4) })).toEqual([])
})

test.each(['2026-03-08', '2026-11-01'])('the day after clocks change on %s is whole', (sunday) => {
  const monday = addDays(sunday, 1)
  expect(open({ now: new Date(`${sunday}T20:00:00Z`), from: sunday, to: monday })).toEqual([
    { date: monday, times: ARRIVAL_TIMES },
  ])
})

test('10 AM is the wall clock in winter as in summer', () => {
  const friday = '2026-01-16'
  const openAt = (instant: string) => open({ now: new Date(instant), from: friday, to: friday })
  expect(openAt(`${friday}T17:59:59Z`)).toHaveLength(1)
  expect(openAt(`${friday}T18:00:00Z`)).toHaveLength(0)
})
