/** Calendar dates, `YYYY-MM-DD`, independent of time zones. No imports: public pages load this file. */

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

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

function midnightUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000
