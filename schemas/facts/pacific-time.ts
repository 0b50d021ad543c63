/**
 * Calendar dates, Pacific wall-clock time, and the business's hours and arrival windows in it. No imports: public pages load this file.
 * Dates are `YYYY-MM-DD` and independent of time zones.
 */

export const DATE_PATTERN = /^20\d{2}-\d{2}-\d{2}$/

/** True for an existing date of this century: 2028-02-29 is one, 2026-02-30 is not. */
export function isCalendarDate(value: string): boolean {
  const parsed = midnightUtc(value)
  return (
    DATE_PATTERN.test(value) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value
  )
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const moved = midnightUtc(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return midnightUtc(date).getUTCDay()
}

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

function midnightUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000

export const TIME_ZONE = 'America/Los_Angeles'

/** Sunday; see `weekdayOf`. */
export const CLOSED_WEEKDAY = 0

/** First and last. */
const BUSINESS_DAYS: [number, number] = [CLOSED_WEEKDAY + 1, CLOSED_WEEKDAY + 6]

export const BUSINESS_HOURS = { days: BUSINESS_DAYS, opens: '08:00', closes: '18:00' }

/** Starts of the arrival windows. */
export const ARRIVAL_TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00'] as const
export type ArrivalTime = (typeof ARRIVAL_TIMES)[number]

/** Of a time of day. */
export const hourOf = (time: string) => Number(time.slice(0, 2))

export const WINDOW_HOURS = 2

/** Working hours of a day. */
export const DAY_HOURS = WINDOW_HOURS * ARRIVAL_TIMES.length

/** Same-day visits can be booked until this Pacific hour. */
export const SAME_DAY_UNTIL_HOUR = 10

const HOUR_MS = 60 * 60 * 1000

type PacificTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** 0-23 */
  hour: number
  minute: number
}

/** Converts an instant to wall-clock time in California. */
export function pacificNow(now: Date): PacificTime {
  const offset = isSummerTime(now) ? -7 : -8
  const wall = new Date(now.getTime() + offset * HOUR_MS).toISOString()
  return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)), minute: Number(wall.slice(14, 16)) }
}

/** When a visit is: its date and the start of its arrival window. */
export type VisitWindow = { serviceDate: string; serviceTime: string }

export const isSameWindow = (one: VisitWindow, other: VisitWindow) =>
  one.serviceDate === other.serviceDate && one.serviceTime === other.serviceTime

/** True once the arrival window of a visit has ended. */
export function isVisitOver({ serviceDate, serviceTime }: VisitWindow, now: Date): boolean {
  const { date, hour } = pacificNow(now)
  return serviceDate < date || (serviceDate === date && hourOf(serviceTime) + WINDOW_HOURS <= hour)
}

/** `HH:MM`, as arrival windows start. */
export function clockOf({ hour, minute }: PacificTime): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** `8` or `3:30` from `HH:MM`. */
export function twelveHours(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours) % 12 || 12}${Number(minutes) ? `:${minutes}` : ''}`
}

/**
 * What texts say of a date. Not by `Intl.DateTimeFormat`, whose calendars load slowly on a phone and at a cold start.
 * @param names from Sunday and from January
 */
export function dayParts(date: string, names: { weekdays: readonly string[]; months: readonly string[] }) {
  const midnight = midnightUtc(date)
  return {
    // Stryker disable next-line StringLiteral: only the compiler needs the empty one, a weekday is 0 to 6
    weekday: names.weekdays[midnight.getUTCDay()] ?? '',
    // Stryker disable next-line StringLiteral: only the compiler needs the empty one, a month is 0 to 11
    month: names.months[midnight.getUTCMonth()] ?? '',
    day: midnight.getUTCDate(),
    year: midnight.getUTCFullYear(),
  }
}

/** The instant of a full hour on a Pacific date. @param hour 0, or 3 and later, because clocks change at 2 AM */
export function pacificInstant(date: string, hour: number): Date {
  const inWinter = new Date(`${date}T00:00:00Z`).getTime() + (hour + 8) * HOUR_MS
  return new Date(inWinter - (isSummerTime(new Date(inWinter)) ? HOUR_MS : 0))
}

/** Start and end of an instant's Pacific date, in epoch seconds; 23, 24 or 25 hours apart. */
export function pacificDay(now: Date): { start: number; end: number } {
  const { date } = pacificNow(now)
  return { start: midnightOf(date), end: midnightOf(addDays(date, 1)) }
}

/** The start of a Pacific date in epoch seconds. */
export const midnightOf = (date: string): number => pacificInstant(date, 0).getTime() / 1000

/**
 * From the second Sunday of March to the first Sunday of November, both at 2 AM (15 U.S.C. 260a). Avoids
 * `Intl.DateTimeFormat`, whose calendars cost a tenth of a cold start (decision 60); a test compares both.
 */
function isSummerTime(now: Date): boolean {
  const year = now.getUTCFullYear()
  return now >= sundayFrom(`${year}-03-08T10:00:00Z`) && now < sundayFrom(`${year}-11-01T09:00:00Z`)
}

/** The first Sunday on or after an instant, at the same time of day. */
function sundayFrom(instant: string): Date {
  const day = new Date(instant)
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7))
  return day
}
