/**
 * Days without bookings: the dates in the setting `blocked_days`, one per line, and holidays unless the setting opens them; for a town
 * all weekdays but those in the setting `town_days`, with lines such as `Bakersfield: Tue, Fri`.
 */

import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, CLOSED_WEEKDAY, isCalendarDate, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { PLACES } from '#schemas/facts/places.ts'

/** Prefix of a holiday on which the owner works. */
const OPEN = 'open '

const linesOf = (setting: string) => new Set(setting.split('\n').filter(Boolean))

/** Returns the holiday on a date. Uses rules instead of a list of years, which would run out. */
function holidayName(date: string): string | undefined {
  if (date.endsWith('-12-25')) return 'Christmas Day'
  if (date.endsWith('-01-01')) return 'New Year’s Day'
  const day = Number(date.slice(8))
  const isThanksgiving = date.slice(5, 7) === '11' && weekdayOf(date) === 4 && day >= 22 && day <= 28
  return isThanksgiving ? 'Thanksgiving' : undefined
}

const isHoliday = (date: string) => holidayName(date) !== undefined

/** @param setting text of `blocked_days` */
export function blockedDays(setting: string): { has: (date: string) => boolean } {
  const lines = linesOf(setting)
  return { has: (date) => lines.has(date) || (isHoliday(date) && !lines.has(OPEN + date)) }
}

/** Returns the holidays that block bookable days from `today` on. */
export function closedHolidays(setting: string, today: string): { date: string; name: string }[] {
  const { has } = blockedDays(setting)
  const days = Array.from({ length: LIMITS.bookingDays + 1 }, (_, ahead) => addDays(today, ahead))
  return days.filter(has).flatMap((date) => {
    const name = holidayName(date)
    return name === undefined ? [] : [{ date, name }]
  })
}

/** The dates that the setting lists. */
export function listedDays(setting: string): string[] {
  return [...linesOf(setting)].filter(isCalendarDate)
}

/** Validates the setting's text: dates, and holidays to open. */
export function isBlockedDays(setting: string): boolean {
  return [...linesOf(setting)].every((line) => isCalendarDate(line.replace(/^open /, '')))
}

/** For the owner, once the text is longer than a setting can be. */
export const TOO_MANY_DAYS = 'Too many days are blocked. Please delete some in the settings first.'

/** Returns the setting's text with one day toggled between blocked and open. */
export function withDayToggled(setting: string, date: string): string {
  const lines = linesOf(setting)
  const isBlocked = blockedDays(setting).has(date)
  lines.delete(date)
  lines.delete(OPEN + date)
  if (isBlocked && isHoliday(date)) lines.add(OPEN + date)
  if (!isBlocked && !isHoliday(date)) lines.add(date)
  return [...lines].sort().join('\n')
}

/** Returns the setting's text with a day blocked, without days before today, which would fill it up over the years. */
export function withDayBlocked(setting: string, date: string, today: string): string {
  const ahead = [...linesOf(setting)].filter((line) => line.replace(OPEN, '') >= today).join('\n')
  return blockedDays(ahead).has(date) ? ahead : withDayToggled(ahead, date)
}

/** Keys of the setting, from Sunday. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** `tue` and `Tuesday`; undefined for the closed day, too. */
function weekdayIn(word: string): number | undefined {
  const typed = word.trim().toLowerCase()
  const day = typed.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(typed))
  return day < 0 || day === CLOSED_WEEKDAY ? undefined : day
}

function lineIn(line: string): { slug: string; days: number[] } | undefined {
  const [name = '', days = '', ...further] = line.split(':')
  const place = PLACES.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  const weekdays = days.split(',').flatMap((word) => weekdayIn(word) ?? [])
  const isWhole = further.length === 0 && weekdays.length === days.split(',').length
  return place && isWhole ? { slug: place.slug, days: [...new Set(weekdays)].sort() } : undefined
}

const townLines = (setting: string) => setting.split('\n').filter((line) => line.trim())

/** @param setting text of `town_days` @returns weekdays by a place's slug, as `weekdayOf` counts; of a place without any, every working day */
export function townDays(setting: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    townLines(setting)
      .flatMap((line) => lineIn(line) ?? [])
      .map(({ slug, days }) => [slug, days]),
  )
}

const NO_TOWN_DAYS =
  'The line “{line}” names no town or no working days. Write one of our towns, a colon and days from Monday to Saturday, such as Bakersfield: Tue, Fri'
const TOWN_TWICE =
  'The line “{line}” names its town again. Write one line for each town, with all of its days'

/** What is wrong with the text of `town_days`, for the owner. */
export function townDaysProblem(setting: string): string | undefined {
  const seen = new Set<string>()
  for (const line of townLines(setting)) {
    const slug = lineIn(line)?.slug
    if (slug === undefined || seen.has(slug))
      return (slug === undefined ? NO_TOWN_DAYS : TOWN_TWICE).replace('{line}', line.trim())
    seen.add(slug)
  }
  return undefined
}

/** `Tuesdays, Thursdays and Fridays`. */
export function weekdaysText(
  days: readonly number[],
  {
    weekdays,
    joins: [between, beforeLast],
  }: { weekdays: readonly string[]; joins: readonly [string, string] },
): string {
  const names = days.map((day) => weekdays[day])
  return [names.slice(0, -1).join(between), names.at(-1)].filter(Boolean).join(beforeLast)
}
