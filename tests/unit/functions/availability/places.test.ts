/** Whether a day can be driven is found by trying all orders of its visits, without any count of places. */
import { expect, test } from '@jest/globals'
import {
  counted,
  isMoreThanADay,
  misfit,
  overbooked,
  type Places,
  placesFor,
  placesOf,
} from '#functions/availability/availability.ts'
import { ARRIVAL_TIMES, DAY_HOURS } from '#schemas/facts/pacific-time.ts'
import { seededRandom } from '#tests/support/random.ts'

const DAY = '2026-12-01'
const at = (serviceTime: string, hours: number) => ({ serviceDate: DAY, serviceTime, hours })
/** Free places by window; the rest of 2 is taken. */
const room = (...free: number[]) => ({
  capacity: 2,
  claimed: new Map(ARRIVAL_TIMES.map((time, index) => [`${DAY}#${time}`, 2 - (free[index] ?? 2)])),
})

test.each([
  ['one hour', at('08:00', 1), room(), [1]],
  ['a window of its own', at('08:00', 2), room(), [2]],
  ['what follows in the next window', at('10:00', 3), room(), [2, 1]],
  ['the second hour of its window, and the whole next one', at('08:00', 3), room(1), [1, 2]],
  ['a whole day', at('08:00', 10), room(), [2, 2, 2, 2, 2]],
  ['the last hours of a day', at('16:00', 2), room(), [2]],
])('a visit takes %s (P39.5)', (_, visit, free, places) => {
  expect(placesFor(visit, free)).toEqual(places)
})

test.each([
  ['its window is full', at('10:00', 1), room(2, 0)],
  ['the next window has one place of the two it needs', at('08:00', 4), room(2, 1)],
  ['it began an hour later, and needs all of the next window', at('08:00', 3), room(1, 1)],
  ['it would end at 7 PM', at('16:00', 3), room()],
  ['it is more than a day', at('08:00', 11), room()],
])('a visit is not offered where %s (P39.5)', (_, visit, free) => {
  expect(placesFor(visit, free)).toBeUndefined()
})

test('half a crew fills a window with each hour, and two crews take a visit each', () => {
  expect(placesFor(at('08:00', 3), { capacity: 1, claimed: new Map() })).toEqual([1, 1, 1])
  expect(placesFor(at('08:00', 6), { capacity: 1, claimed: new Map() })).toBeUndefined()
  const two = { capacity: 4, claimed: new Map([[`${DAY}#08:00`, 2]]) }
  expect(placesFor(at('08:00', 4), two)).toEqual([2, 2])
  expect(placesFor(at('08:00', 1), { capacity: 0, claimed: new Map() })).toBeUndefined()
})

test('ten hours are a day, eleven are more', () => {
  expect([10, 11].map((hours) => isMoreThanADay(hours, 2))).toEqual([false, true])
  expect([5, 6].map((hours) => isMoreThanADay(hours, 1))).toEqual([false, true])
  expect(isMoreThanADay(99, 0)).toBe(false)
})

test('what does not fit is named: the full windows, and that it ends too late', () => {
  const full = misfit(at('08:00', 4), room(2, 1))
  expect(full).toEqual({ full: [{ time: '10:00', taken: 1 }], isTooLong: false })
  const both = misfit(at('14:00', 5), room(2, 2, 2, 0))
  expect(both).toEqual({ full: [{ time: '14:00', taken: 2 }], isTooLong: true })
  expect(overbooked(at('14:00', 9))).toEqual([2, 2])
})

test('places that are freed are those that were taken', () => {
  const visit = { ...at('08:00', 3), places: [1, 2] }
  expect(Object.fromEntries(placesOf(visit))).toEqual({ [`${DAY}#08:00`]: 1, [`${DAY}#10:00`]: 2 })
  const before = new Map([[`${DAY}#08:00`, 1]])
  expect([...counted(counted(before, [visit]), [visit], -1).values()]).toEqual([1, 0])
})

type Visit = ReturnType<typeof at>

const OPENS = 8
const CLOSES = 18
const STEPS = 24

/** A day that fills up at random: visits of 1 to 10 hours are booked, moved and cancelled, as `placesFor` allows. */
function randomDay(seed: number): { visits: Visit[]; taken: Places } {
  const random = seededRandom(seed)
  const visits: (Visit & { places: number[] })[] = []
  const taken = () => counted(new Map(), visits)
  function book(hours: number): void {
    const visit = at(random.pick(ARRIVAL_TIMES), hours)
    const places = placesFor(visit, { capacity: 2, claimed: taken() })
    if (places) visits.push({ ...visit, places })
  }
  // Short visits are the usual ones.
  const someHours = () => random.between(1, random.between(2, DAY_HOURS + 2))
  for (let step = 0; step < STEPS; step++) {
    const [left] = random.chance(0.3) ? visits.splice(random.between(0, visits.length), 1) : []
    book(left && random.chance(0.5) ? left.hours : someHours())
  }
  return { visits, taken: taken() }
}

/** True if the visits can follow each other in some order, each begun in its arrival window and all ended by 6 PM. */
function canBeDriven(visits: readonly Visit[], freeFrom = OPENS): boolean {
  return (
    visits.length === 0 ||
    visits.some((visit, index) => {
      const opens = Number(visit.serviceTime.slice(0, 2))
      const begins = Math.max(freeFrom, opens)
      // A whole hour before the window's end at the latest: nobody begins as it closes.
      const isOnTime = begins <= opens + 2 && begins + visit.hours <= CLOSES
      return isOnTime && canBeDriven(visits.toSpliced(index, 1), begins + visit.hours)
    })
  )
}

test('the oracle knows a day that cannot be driven', () => {
  expect(canBeDriven([at('08:00', 3), at('10:00', 1)])).toBe(true)
  expect(canBeDriven([at('08:00', 5), at('10:00', 2)])).toBe(false)
  expect(canBeDriven([at('16:00', 3)])).toBe(false)
})

/** A hundred times as many take minutes. */
const DAYS = Number(process.env['RANDOM_DAYS'] ?? 2000)

test('one crew drives every day that was sold, in whatever order it was booked, moved and cancelled (P39.5)', () => {
  for (let seed = 1; seed <= DAYS; seed++) {
    const { visits, taken } = randomDay(seed)
    expect({ seed, canBeDriven: canBeDriven(visits) }).toEqual({ seed, canBeDriven: true })
    expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(2)
  }
}, 1_000_000)
