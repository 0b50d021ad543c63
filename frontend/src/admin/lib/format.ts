/** How the back office writes dates and ids. Instants are shown in Pacific time, service dates as they are stored. */

import type { Visit } from '#frontend/lib/days.ts'
import { windowLabel } from '#frontend/lib/days.ts'
import { clockOf, daysBetween, pacificNow, TIME_ZONE } from '#schemas/facts/pacific-time.ts'
import { startOf } from '#schemas/facts/typed-text.ts'

const instant = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})
// A service date is a wall-clock day: read and written in one zone so that no browser shifts it.
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** An instant in Pacific time for a spreadsheet, for instance `2026-11-21 09:04`. */
export function sheetInstant(iso: string): string {
  const wall = pacificNow(new Date(iso))
  return `${wall.date} ${clockOf(wall)}`
}

/** A full hour has no minutes: `5 PM`, as arrival windows are written. No line breaks before AM or PM. */
const shortClock = (text: string) => text.replace(/(:00)?\s(?=[AP]M)/, '\u00a0')

/** An instant in Pacific time, for instance `Nov 21, 2026, 9:04 AM`. */
export function formatInstant(iso: string): string {
  return shortClock(instant.format(new Date(iso)))
}

const date = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, dateStyle: 'medium' })

/** The Pacific date of an instant, for instance `Nov 21, 2026`. */
export const formatDate = (iso: string) => date.format(new Date(iso))

const time = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, weekday: 'short' })

const DAYS_UNAMBIGUOUS = 6

/** An instant in Pacific time as short as it is clear: `9:02 AM` today, `Tue 5 PM` within a week, else in full. */
export function formatMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const clock = shortClock(time.format(at))
  const [today, date] = [now.toISOString(), iso].map((at) => sheetInstant(at).slice(0, 10))
  if (date === today) return clock
  const days = Math.abs(daysBetween(today ?? '', date ?? ''))
  return days <= DAYS_UNAMBIGUOUS ? `${weekday.format(at)} ${clock}` : formatInstant(iso)
}

const withoutYear = (date: string, now: Date) =>
  date.slice(0, 4) === sheetInstant(now.toISOString()).slice(0, 4)

/** A wall-clock date: `Mon, Nov 23`, with the year when it is not the present one. */
export function formatDay(date: string, now = new Date()): string {
  const text = day.format(new Date(`${date}T00:00:00Z`))
  return withoutYear(date, now) ? text.replace(/, \d+$/, '') : text
}

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** An instant as of `sheetInstant` for a table: `Nov 23, 5:56 AM`, with the year when it is not the present one. */
export function formatShortInstant(sheet: string, now = new Date()): string {
  const text = shortClock(wallClock.format(new Date(`${sheet.replace(' ', 'T')}Z`)))
  return withoutYear(sheet, now) ? text.replace(/, \d{4},/, ',') : text
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
export function formatVisit({ serviceDate, serviceTime }: Visit): string {
  return `${formatDay(serviceDate)}, ${windowLabel(serviceTime)}`
}

export function shortId(id: string): string {
  return id.slice(0, 8)
}

/** At most 50 characters of a message on the dashboard. */
export function preview(text: string): string {
  return text.length > 50 ? `${startOf(text, 50)}…` : text
}

/** A text for one and a text for any other number, for instance `quote` and `quotes`. */
export type Plural = { one: string; other: string }

const plurals = new Intl.PluralRules('en-US')

export function pluralOf(count: number, { one, other }: Plural): string {
  return plurals.select(count) === 'one' ? one : other
}

/** `1 quote`, `2 quotes`. */
export function countOf(count: number, noun: Plural): string {
  return `${count.toLocaleString('en-US')} ${pluralOf(count, noun)}`
}

export const DAYS: Plural = { one: 'day', other: 'days' }

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
