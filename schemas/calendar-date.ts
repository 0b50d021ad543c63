/** No imports: the browser loads this file with the settings. */

/** True for `YYYY-MM-DD` of this century that stands in the calendar: 2028-02-29 does, 2026-02-30 does not. */
export function isCalendarDate(value: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}
