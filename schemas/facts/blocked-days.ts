/** Days without bookings: those that the setting `blocked_days` lists, one a line, and holidays it does not open. No imports but dates and limits: the back office loads this file. */
import { addDays, isCalendarDate, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

/** Before the date of a holiday that the owner works on. */
const OPEN = 'open '

const linesOf = (setting: string) => new Set(setting.split('\n').filter(Boolean))

/** The holiday that a date is, by rules instead of dates, so that no list of years runs out. */
function holidayName(date: string): string | undefined {
  if (date.endsWith('-12-25')) return 'Christmas Day'
  if (date.endsWith('-01-01')) return 'New Year’s Day'
  const day = Number(date.slice(8))
  const isThanksgiving = date.slice(5, 7) === '11' && weekdayOf(date) === 4 && day >= 22 && day <= 28
  return isThanksgiving ? 'Thanksgiving' : undefined
}

const isHoliday = (date: string) => holidayName(date) !== undefined

/** @param setting its text */
export function blockedDays(setting: string): { has: (date: string) => boolean } {
  const lines = linesOf(setting)
  return { has: (date) => lines.has(date) || (isHoliday(date) && !lines.has(OPEN + date)) }
}

/** The holidays that close one of the days that can be booked from `today` on. */
export function closedHolidays(setting: string, today: string): { date: string; name: string }[] {
  const { has } = blockedDays(setting)
  const days = Array.from({ length: LIMITS.bookingDays + 1 }, (_, ahead) => addDays(today, ahead))
  return days.filter(has).flatMap((date) => {
    const name = holidayName(date)
    return name === undefined ? [] : [{ date, name }]
  })
}

/** The dates that the setting itself blocks. */
export function listedDays(setting: string): string[] {
  return [...linesOf(setting)].filter(isCalendarDate)
}

/** True for a text of dates, and of holidays to open. */
export function isBlockedDays(setting: string): boolean {
  return [...linesOf(setting)].every((line) => isCalendarDate(line.replace(/^open /, '')))
}

/** The setting's text with a blocked day open, or an open day blocked. */
export function withDayToggled(setting: string, date: string): string {
  const lines = linesOf(setting)
  const isBlocked = blockedDays(setting).has(date)
  lines.delete(date)
  lines.delete(OPEN + date)
  if (isBlocked && isHoliday(date)) lines.add(OPEN + date)
  if (!isBlocked && !isHoliday(date)) lines.add(date)
  return [...lines].sort().join('\n')
}
