/** Formats dates (`YYYY-MM-DD`) and visits for the pages. */

import type { Translation } from '#frontend/content/types.ts'
import { clockText } from '#frontend/lib/clock.ts'
import { format } from '#frontend/lib/format.ts'
import { addDays, CLOSED_WEEKDAY, clockOf, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { dateLabels, windowLabels } from '#words/labels/dates.ts'

/** Of the page's language; mails and text messages are in their reader's. */
type DateWords = Translation<typeof dateLabels>

/** Today in California, wherever the browser is. */
export function pacificToday(now = new Date()): string {
  return pacificNow(now).date
}

/** Whether a working day is left between today and a visit, on which it could be instead. */
export function canBeEarlier(serviceDate: string, now = new Date()): boolean {
  const tomorrow = addDays(pacificToday(now), 1)
  return addDays(tomorrow, Number(weekdayOf(tomorrow) === CLOSED_WEEKDAY)) < serviceDate
}

// Not with Intl.DateTimeFormat, nor below: loading its calendars costs a phone more time than the rest of a page.
function partsOf(date: string, weekdays: readonly string[], months: readonly string[]) {
  const instant = new Date(`${date}T00:00:00Z`)
  return {
    // Stryker disable next-line StringLiteral: only the compiler needs the empty one, a weekday is 0 to 6
    weekday: weekdays[instant.getUTCDay()] ?? '',
    // Stryker disable next-line StringLiteral: only the compiler needs the empty one, a month is 0 to 11
    month: months[instant.getUTCMonth()] ?? '',
    day: instant.getUTCDate(),
    year: instant.getUTCFullYear(),
  }
}

/** For instance `November 21, 2026`. */
export function dateText(date: string): string {
  return format(dateLabels.date, partsOf(date, dateLabels.weekdays, dateLabels.months))
}

/** For instance `Nov 21, 2026`. */
export function shortDate(date: string): string {
  return format(dateLabels.date, partsOf(date, dateLabels.shortWeekdays, dateLabels.shortMonths))
}

/** For instance `Monday, November 23, 2026`. */
export function fullDay(date: string, words: DateWords = dateLabels): string {
  return format(words.fullDay, partsOf(date, words.weekdays, words.months))
}

/** For instance `Mon, Nov 23`. */
export function shortDay(date: string): string {
  return format(dateLabels.shortDay, partsOf(date, dateLabels.shortWeekdays, dateLabels.shortMonths))
}

/** For instance `Monday, November 23`. */
export function dayName(date: string, words: DateWords = dateLabels): string {
  return format(words.day, partsOf(date, words.weekdays, words.months))
}

/** An arrival window by its start, for instance `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string): string {
  return (windowLabels as Readonly<Record<string, string>>)[start] ?? start
}

/** A wall-clock day and the start of an arrival window. */
export type Visit = { serviceDate: string; serviceTime: string }

/** An instant in California, for instance `Monday, November 23, 8 AM Pacific time`. */
export function momentText(instant: string): string {
  const wall = pacificNow(new Date(instant))
  const time = clockText(clockOf(wall), dateLabels.time)
  return format(dateLabels.moment, { day: dayName(wall.date), time })
}
