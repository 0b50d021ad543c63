/** The business lives by Pacific wall-clock time; all date arithmetic here is on `YYYY-MM-DD` strings (decision 12). */
import { TIME_ZONE } from '#schemas/arrival-windows.ts'

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export type PacificTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** 0-23 */
  hour: number
  minute: number
}

/** What the clock on the wall in California shows at an instant. */
export function pacificNow(now: Date): PacificTime {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  }
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
