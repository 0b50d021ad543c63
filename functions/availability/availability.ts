/** Computes which arrival windows are bookable, in Pacific wall-clock time. */
import { placesFor, type Room } from '#functions/availability/places.ts'
import {
  ARRIVAL_TIMES,
  type ArrivalTime,
  CLOSED_WEEKDAY,
  SAME_DAY_UNTIL_HOUR,
} from '#schemas/facts/arrival-windows.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { clockOf, pacificNow } from '#schemas/facts/pacific-time.ts'

export type Day = { date: string; times: ArrivalTime[] }

export type BookingRules = {
  now: Date
  /** Days from booking to the first possible visit; 0 means the same day until 10 AM Pacific. */
  leadDays: number
  /** Pacific dates without bookings. */
  blockedDays: Pick<ReadonlySet<string>, 'has'>
  /** On which the business comes to the place; undefined: on every working day. */
  weekdays?: readonly number[] | undefined
}

/** First and last bookable Pacific date, regardless of weekday. */
export function bookableRange({ now, leadDays }: Pick<BookingRules, 'now' | 'leadDays'>): {
  from: string
  to: string
} {
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
