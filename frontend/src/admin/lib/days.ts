/** Wall-clock days as `YYYY-MM-DD`, the form they are stored in: arithmetic in UTC, so that no zone or clock change bends it. */
import { TIME_ZONE } from '#schemas/arrival-windows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

// en-CA writes YYYY-MM-DD.
const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** Today in Pacific time. */
export function pacificToday(now = new Date()): string {
  return pacificDay.format(now)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday === 0 ? -6 : 1 - weekday)
}
