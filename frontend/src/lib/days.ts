/** Pacific calendar days as `YYYY-MM-DD`: plain dates that no time zone ever shifts (decision 12). */
import { TIME_ZONE } from '#schemas/arrival-windows.ts'

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
const named = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Today in California, wherever the browser is. */
export function pacificToday(now = new Date()): string {
  return isoDay.format(now)
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, weekday === 0 ? -6 : 1 - weekday)
}

const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** For instance `November 21, 2026`. */
export function dateText(date: string): string {
  return full.format(new Date(`${date}T00:00:00Z`))
}

const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** For instance `Mon, Nov 23`. */
export function shortDay(date: string): string {
  return short.format(new Date(`${date}T00:00:00Z`))
}

/** For instance `Monday, November 23`. */
export function dayName(date: string): string {
  return named.format(new Date(`${date}T00:00:00Z`))
}
