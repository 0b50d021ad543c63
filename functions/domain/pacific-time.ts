/** The business lives by Pacific wall-clock time; all date arithmetic here is on `YYYY-MM-DD` strings (decision 12). */

const HOUR_MS = 60 * 60 * 1000

export type PacificTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** 0-23 */
  hour: number
  minute: number
}

/** What the clock on the wall in California shows at an instant. */
export function pacificNow(now: Date): PacificTime {
  const offset = isSummerTime(now) ? -7 : -8
  const wall = new Date(now.getTime() + offset * HOUR_MS).toISOString()
  return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)), minute: Number(wall.slice(14, 16)) }
}

/**
 * From the second Sunday of March to the first of November, both at 2 AM (15 U.S.C. 260a). Reckoned here, because
 * `Intl.DateTimeFormat` loads calendars for a tenth of a cold start; a test holds it against that (decision 60).
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

/** The calendar date `days` after `date` (before it, when negative). */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
