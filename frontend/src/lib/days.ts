/** Dates (`YYYY-MM-DD`) and visits in the words of the pages. */
import { TIME_ZONE } from '#schemas/arrival-windows.ts'
import { addDays, weekdayOf } from '#schemas/calendar-date.ts'

// Names of our own for the few forms we show: an Intl.DateTimeFormat costs a phone more time than all else on a page.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Today in California, wherever the browser is. */
export function pacificToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now)
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  const weekday = weekdayOf(date)
  return addDays(date, weekday === 0 ? -6 : 1 - weekday)
}

function namesOf(date: string) {
  const instant = new Date(`${date}T00:00:00Z`)
  return {
    weekday: WEEKDAYS[instant.getUTCDay()] ?? '',
    month: MONTHS[instant.getUTCMonth()] ?? '',
    day: instant.getUTCDate(),
    year: instant.getUTCFullYear(),
  }
}

/** For instance `November 21, 2026`. */
export function dateText(date: string): string {
  const { month, day, year } = namesOf(date)
  return `${month} ${day}, ${year}`
}

/** For instance `Mon, Nov 23`. */
export function shortDay(date: string): string {
  const { weekday, month, day } = namesOf(date)
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`
}

/** For instance `Monday, November 23`. */
export function dayName(date: string): string {
  const { weekday, month, day } = namesOf(date)
  return `${weekday}, ${month} ${day}`
}

/** A wall-clock day and the start of an arrival window. */
export type Visit = { serviceDate: string; serviceTime: string }
