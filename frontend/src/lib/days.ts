/** Formats dates (`YYYY-MM-DD`) and visits for the pages. */

import type { Translation } from '#frontend/content/types.ts'
import { clockText } from '#frontend/lib/clock.ts'
import { format } from '#frontend/lib/format.ts'
import {
  addDays,
  CLOSED_WEEKDAY,
  clockOf,
  dayParts,
  pacificNow,
  weekdayOf,
} from '#schemas/facts/pacific-time.ts'
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

/** In each language of ours, the first three letters: `Nov`. */
const shorten = (names: readonly string[]) => names.map((name) => name.slice(0, 3))
export const shortNames = { weekdays: shorten(dateLabels.weekdays), months: shorten(dateLabels.months) }

/** For instance `November 21, 2026`. */
export function dateText(date: string): string {
  return format(dateLabels.date, dayParts(date, dateLabels))
}

/** For instance `Nov 21, 2026`. */
export function shortDate(date: string): string {
  return format(dateLabels.date, dayParts(date, shortNames))
}

/** For instance `Monday, November 23, 2026`. */
export function fullDay(date: string, words: DateWords = dateLabels): string {
  return format(words.fullDay, dayParts(date, words))
}

/** For instance `Mon, Nov 23`. */
export function shortDay(date: string): string {
  return format(dateLabels.shortDay, dayParts(date, shortNames))
}

/** For instance `Monday, November 23`. */
export function dayName(date: string, words: DateWords = dateLabels): string {
  return format(words.day, dayParts(date, words))
}

/** An arrival window by its start, for instance `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string): string {
  return (windowLabels as Readonly<Record<string, string>>)[start] ?? start
}

/** An instant in California, for instance `Monday, November 23, 8 AM Pacific time`. */
export function momentText(instant: string): string {
  const wall = pacificNow(new Date(instant))
  const time = clockText(clockOf(wall), dateLabels.time)
  return format(dateLabels.moment, { day: dayName(wall.date), time })
}
