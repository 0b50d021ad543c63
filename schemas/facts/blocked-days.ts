/** Days without bookings: the dates in the setting `blocked_days`, one per line, and holidays unless the setting opens them. */
import { addDays, isCalendarDate, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

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
