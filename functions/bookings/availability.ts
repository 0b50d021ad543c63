/** Which arrival windows can be booked: pure, by Pacific wall-clock. */
import { pacificNow } from '#functions/pacific-time.ts'
import {
  ARRIVAL_TIMES,
  type ArrivalTime,
  CLOSED_WEEKDAY,
  SAME_DAY_UNTIL_HOUR,
} from '#schemas/facts/arrival-windows.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

export type Day = { date: string; times: ArrivalTime[] }

export type BookingRules = {
  now: Date
  /** Days from ordering to the first visit; 0 is the same day until 10 AM Pacific. */
  leadDays: number
  /** Pacific dates without bookings. */
  blockedDays: Pick<ReadonlySet<string>, 'has'>
}

/** The first and last Pacific dates that can be booked now, whatever weekday they are. */
export function bookableRange({ now, leadDays }: Pick<BookingRules, 'now' | 'leadDays'>): {
  from: string
  to: string
} {
  const today = pacificNow(now)
  const missedToday = leadDays === 0 && today.hour >= SAME_DAY_UNTIL_HOUR ? 1 : 0
  return { from: addDays(today.date, leadDays + missedToday), to: addDays(today.date, LIMITS.bookingDays) }
}

/** Windows that the rules allow on a date, however many bookings stand in them. A window that has begun is over. */
export function offeredTimes(date: string, rules: BookingRules): ArrivalTime[] {
  const { from, to } = bookableRange(rules)
  if (date < from || date > to) return []
  if (weekdayOf(date) === CLOSED_WEEKDAY || rules.blockedDays.has(date)) return []
  const { date: today, hour, minute } = pacificNow(rules.now)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return date === today ? ARRIVAL_TIMES.filter((start) => start > clock) : [...ARRIVAL_TIMES]
}

/** The name of one arrival window on one date, by which `claimed` counts. */
export function slotName(date: string, time: string): string {
  return `${date}#${time}`
}

export type AvailabilityInput = BookingRules & {
  /** Pacific dates, inclusive; what lies outside the bookable range is cut off. */
  from: string
  to: string
  /** Bookings an arrival window takes. */
  capacity: number
  /** Bookings by `slotName`; absent means none. */
  claimed: ReadonlyMap<string, number>
}

/** Days with at least one open window, and their open windows, in order. */
export function openDays({ from, to, capacity, claimed, ...rules }: AvailabilityInput): Day[] {
  const range = bookableRange(rules)
  const days: Day[] = []
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    if (date < from || date > to) continue
    const times = offeredTimes(date, rules).filter(
      (time) => (claimed.get(slotName(date, time)) ?? 0) < capacity,
    )
    if (times.length > 0) days.push({ date, times })
  }
  return days
}
