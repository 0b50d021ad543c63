/** What is offered (P12.6, P12.7, P39.5, P39.10), counted window by window with nothing of the product's. Times are in milliseconds. */
import { wallClock } from '#tests/support/api/pacific.ts'

export const TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00'] as const
export type Window = { serviceDate: string; serviceTime: (typeof TIMES)[number] }
/** A visit with the places that it takes of its window and of each one after it. */
export type Held = Window & { places: readonly number[] }
/** `name` and `city` of a town on the list. */
export type Town = { address: string; leadDays: number; name?: string; city?: string; zip?: string }
/** `townDays` by a town's name, from Sunday 0. */
export type Calendar = {
  now: number
  blocked: ReadonlySet<string>
  townDays: ReadonlyMap<string, readonly number[]>
}

/** Date and time of day in California. */
export const wallAt = (now: number) => wallClock(now).split(' ') as [date: string, clock: string]

export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const weekdayOf = (date: string) => new Date(date).getUTCDay()

/** Thanksgiving is the fourth Thursday of November. */
export function isHoliday(date: string): boolean {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  const isThanksgiving = month === 11 && weekdayOf(date) === 4 && Math.ceil(day / 7) === 4
  return isThanksgiving || ['12-25', '01-01'].includes(date.slice(5))
}

/** True on a day that is blocked, and on one on which the business does not come to the town. */
export const isShut = (date: string, { name = '' }: Pick<Town, 'name'>, { blocked, townDays }: Calendar) =>
  blocked.has(date) ||
  (isHoliday(date) && !blocked.has(`open ${date}`)) ||
  townDays.get(name)?.includes(weekdayOf(date)) === false

/** The windows of a date in which a visitor may begin, full ones among them. */
export function allowedOn(date: string, town: Town, calendar: Calendar): Window['serviceTime'][] {
  const [today, clock] = wallAt(calendar.now)
  const first = town.leadDays === 0 && clock >= '10:00' ? 1 : town.leadDays
  if (date < daysAfter(today, first) || date > daysAfter(today, 90)) return []
  if (weekdayOf(date) === 0 || isShut(date, town, calendar)) return []
  return TIMES.filter((time) => date > today || time > clock)
}

/** How many places of a window are taken. */
export function takenIn(visits: readonly Held[], { serviceDate, serviceTime }: Window): number {
  let taken = 0
  for (const visit of visits)
    if (visit.serviceDate === serviceDate)
      taken += visit.places[TIMES.indexOf(serviceTime) - TIMES.indexOf(visit.serviceTime)] ?? 0
  return taken
}

/** The places that a visit takes; undefined where they are not free. */
export function fitOf(window: Window, hours: number, visits: readonly Held[], capacity: number) {
  const places: number[] = []
  let left = hours
  for (const serviceTime of TIMES.slice(TIMES.indexOf(window.serviceTime))) {
    const wanted = Math.min(left, 2, capacity)
    const free = capacity - takenIn(visits, { ...window, serviceTime })
    // Somebody else may have an hour of its own window, but none of those after it.
    const got = places.length === 0 ? Math.min(wanted, free) : wanted
    if (got < 1 || got > free) return undefined
    places.push(got)
    left -= got
    if (left === 0) return places
  }
  return undefined
}

/** The places that a visit takes even if they are not free, as far as the day goes. */
export function forcedInto({ serviceTime }: Window, hours: number): number[] {
  const windows = TIMES.slice(TIMES.indexOf(serviceTime))
  return windows.map((_, at) => Math.min(2, hours - 2 * at)).filter((count) => count > 0)
}
