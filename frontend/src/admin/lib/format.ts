/** How the back office writes dates and ids. Instants are shown in Pacific time, service dates as they are stored. */

import { clockText } from '#frontend/lib/clock.ts'
import { pacificToday, shortDate, shortDay, shortNames, windowLabel } from '#frontend/lib/days.ts'
import { grouped } from '#frontend/lib/format.ts'
import { clockOf, daysBetween, pacificNow, type VisitWindow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { startOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { dateLabels } from '#words/labels/dates.ts'

/** An instant in Pacific time for a spreadsheet, for instance `2026-11-21 09:04`. */
export function sheetInstant(iso: string): string {
  const wall = pacificNow(new Date(iso))
  return `${wall.date} ${clockOf(wall)}`
}

/** The day and the time, `9:04 AM`, of an instant as of `sheetInstant`. */
function partsOf(sheet: string): [date: string, time: string] {
  const [date = '', clock = ''] = sheet.split(' ')
  return [date, clockText(clock, dateLabels.time)]
}

/** An instant in Pacific time, for instance `Nov 21, 2026, 9:04 AM`. */
export function formatInstant(iso: string): string {
  const [date, time] = partsOf(sheetInstant(iso))
  return `${shortDate(date)}, ${time}`
}

/** The Pacific date of an instant, for instance `Nov 21, 2026`. */
export const formatDate = (iso: string) => shortDate(pacificToday(new Date(iso)))

const DAYS_UNAMBIGUOUS = 6

/** An instant in Pacific time as short as it is clear: `9:02 AM` today, `Tue 5 PM` within a week, else in full. */
export function formatMoment(iso: string, now = new Date()): string {
  const [date, time] = partsOf(sheetInstant(iso))
  const days = Math.abs(daysBetween(pacificToday(now), date))
  if (days === 0) return time
  return days <= DAYS_UNAMBIGUOUS
    ? `${shortNames.weekdays[weekdayOf(date)]} ${time}`
    : `${shortDate(date)}, ${time}`
}

/** Unless it is the present one. */
const yearOf = (date: string, now: Date) => {
  const year = date.slice(0, 4)
  return year === pacificToday(now).slice(0, 4) ? '' : `, ${year}`
}

/** A wall-clock date: `Mon, Nov 23`, with the year when it is not the present one. */
export const formatDay = (date: string, now = new Date()) => shortDay(date) + yearOf(date, now)

/** An instant as of `sheetInstant` for a table: `Nov 23, 5:56 AM`, with the year when it is not the present one. */
export function formatShortInstant(sheet: string, now = new Date()): string {
  const [date, time] = partsOf(sheet)
  return `${shortDate(date).replace(/, \d+$/, yearOf(date, now))}, ${time}`
}

/** A number of the United States as people read it, `(559) 555-0198`; any other as it was typed. */
export function formatPhone(phone: string): string {
  return phone.replace(
    /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?=\s*$|\s*(?:x|ext))/i,
    '($1) $2-$3',
  )
}

const MINUTE_MS = 60_000
/** From so many hours on, a wait is said in days. */
const DAYS_FROM = 48

/** How long something waits: `59 min`, `47 h 59 min`, `3 days`. */
export function formatWait(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= DAYS_FROM) return `${Math.floor(hours / 24)} days`
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** A visit's day and arrival window, for instance `Mon, Nov 23, 8-10 AM`. */
export function formatVisit({ serviceDate, serviceTime }: VisitWindow): string {
  return `${formatDay(serviceDate)}, ${windowLabel(serviceTime)}`
}

export const CALLED_OFF = 'day called off'

/** Where a visit stands, in a word. */
export const visitStatus = (visit: Parameters<typeof isAskedForDay>[0]): string =>
  isAskedForDay(visit) ? CALLED_OFF : visit.status

export function shortId(id: string): string {
  return id.slice(0, 8)
}

/** At most 50 characters of a message on the dashboard. */
export function preview(text: string): string {
  return text.length > 50 ? `${startOf(text, 50)}…` : text
}

/** A text for one and a text for any other number, for instance `quote` and `quotes`. */
export type Plural = { one: string; other: string }

export function pluralOf(count: number, { one, other }: Plural): string {
  return count === 1 ? one : other
}

/** `1 quote`, `2 quotes`. */
export function countOf(count: number, noun: Plural): string {
  return `${grouped(count)} ${pluralOf(count, noun)}`
}

export const DAYS: Plural = { one: 'day', other: 'days' }
export const VISITS: Plural = { one: 'visit', other: 'visits' }
