/**
 * Computes which arrival windows are bookable, in Pacific wall-clock time. A place is one hour of a crew (P39.5): this file alone
 * decides which places a visit takes, wherever places are offered, claimed, freed or shown.
 */

import { slotName } from '#functions/table/keys.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import {
  ARRIVAL_TIMES,
  type ArrivalTime,
  addDays,
  CLOSED_WEEKDAY,
  clockOf,
  pacificNow,
  SAME_DAY_UNTIL_HOUR,
  type VisitWindow,
  WINDOW_HOURS,
  weekdayOf,
} from '#schemas/facts/pacific-time.ts'

/** A visit that wants places. */
export type Wanted = VisitWindow & { hours: number }
/** A visit that has them: `places` of its window and of each one after it. */
export type Placed = VisitWindow & { places: readonly number[] }

/** Places by `slotName`; absent means none. */
export type Places = ReadonlyMap<string, number>
/** The places of each window, and those that are taken. */
export type Room = { capacity: number; claimed: Places }

/** The windows of a day from that of a visit on. */
const windowsFrom = (start: string) => ARRIVAL_TIMES.filter((time) => time >= start)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Spreads a visit's hours over its window and the ones after it; windows between the first and the last are filled. Returns fewer
 * hours than asked for when the working day ends first.
 */
function spread({ serviceTime, hours }: Wanted, most: number, first = most): number[] {
  const places: number[] = []
  for (const _ of windowsFrom(serviceTime)) {
    const left = hours - sum(places)
    if (left > 0) places.push(Math.min(left, places.length === 0 ? first : most))
  }
  return places
}

/** The hours that a crew works in a window. */
const crewHours = (capacity: number) => Math.min(WINDOW_HOURS, capacity)

const freeIn = ({ serviceDate, serviceTime }: Wanted, { capacity, claimed }: Room) =>
  windowsFrom(serviceTime).map((time) => capacity - (claimed.get(slotName(serviceDate, time)) ?? 0))

/** The places that a visit takes; undefined where they are not free, or it would not end with the working day. */
export function placesFor(visit: Wanted, room: Room): number[] | undefined {
  const free = freeIn(visit, room)
  const most = crewHours(room.capacity)
  const first = Math.min(most, free[0] ?? 0)
  if (first < 1) return undefined
  const places = spread(visit, most, first)
  const isRoom = places.every((count, index) => count <= (free[index] ?? 0))
  return isRoom && sum(places) === visit.hours ? places : undefined
}

/** The places that a visit takes where the owner overbooks, as far as the working day goes. */
export const overbooked = (visit: Wanted): number[] => spread(visit, WINDOW_HOURS)

/** Why a visit does not fit: each window without room for it, and whether it would end too late. */
export function misfit(visit: Wanted, room: Room) {
  const free = freeIn(visit, room)
  const places = spread(visit, Math.max(1, crewHours(room.capacity)))
  const full = windowsFrom(visit.serviceTime).flatMap((time, index) => {
    const [wanted = 0, left = 0] = [places[index], free[index]]
    // Its own window needs one free place to begin: the visit takes all that is free there.
    const isFull = index === 0 ? left < 1 : left < wanted
    return isFull ? [{ time, taken: room.capacity - left }] : []
  })
  return { full, isTooLong: sum(places) < visit.hours }
}

/** True for more hours than a whole day has. */
export const isMoreThanADay = (hours: number, capacity: number) =>
  capacity > 0 &&
  placesFor({ serviceDate: '', serviceTime: ARRIVAL_TIMES[0], hours }, { capacity, claimed: new Map() }) ===
    undefined

/** The places of a visit by `slotName`. */
export function placesOf({ serviceDate, serviceTime, places }: Placed): Places {
  const times = windowsFrom(serviceTime)
  return new Map(
    places.flatMap((count, index) => {
      const time = times[index]
      return time ? [[slotName(serviceDate, time), count] as const] : []
    }),
  )
}

/** Counts the places of visits in, or with `sign` -1 out. */
export function counted(claimed: Places, visits: readonly Placed[], sign: 1 | -1 = 1): Map<string, number> {
  const all = new Map(claimed)
  for (const visit of visits)
    for (const [name, count] of placesOf(visit)) all.set(name, (all.get(name) ?? 0) + sign * count)
  return all
}

export type Day = { date: string; times: ArrivalTime[] }

export type BookingRules = {
  now: Date
  /** Days from booking to the first possible visit; 0 means the same day until 10 AM Pacific. */
  leadDays: number
  /** Pacific dates without bookings. */
  blockedDays: Pick<ReadonlySet<string>, 'has'>
  /** The weekdays on which the business comes to the place; undefined: every working day. */
  weekdays?: readonly number[] | undefined
}

/** First and last bookable Pacific date, regardless of weekday. */
export function bookableRange({ now, leadDays }: Pick<BookingRules, 'now' | 'leadDays'>) {
  const today = pacificNow(now)
  const missedToday = leadDays === 0 && today.hour >= SAME_DAY_UNTIL_HOUR ? 1 : 0
  return { from: addDays(today.date, leadDays + missedToday), to: addDays(today.date, LIMITS.bookingDays) }
}

/** Windows that the rules allow on a date, even full ones. Excludes windows that have begun. */
export function offeredTimes(date: string, rules: BookingRules): ArrivalTime[] {
  const { from, to } = bookableRange(rules)
  if (date < from || date > to) return []
  const weekday = weekdayOf(date)
  if (weekday === CLOSED_WEEKDAY || rules.blockedDays.has(date)) return []
  if (rules.weekdays && !rules.weekdays.includes(weekday)) return []
  const now = pacificNow(rules.now)
  return date === now.date ? ARRIVAL_TIMES.filter((start) => start > clockOf(now)) : [...ARRIVAL_TIMES]
}

export type AvailabilityInput = BookingRules &
  Room & {
    /** Pacific dates, inclusive; clamped to the bookable range. */
    from: string
    to: string
    /** Of the visit. */
    hours: number
  }

/** Returns days with at least one window in which a visit can begin, in order. */
export function openDays({ from, to, capacity, claimed, hours, ...rules }: AvailabilityInput): Day[] {
  const range = bookableRange(rules)
  const days: Day[] = []
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    if (date < from || date > to) continue
    const times = offeredTimes(date, rules).filter((serviceTime) =>
      placesFor({ serviceDate: date, serviceTime, hours }, { capacity, claimed }),
    )
    if (times.length > 0) days.push({ date, times })
  }
  return days
}
