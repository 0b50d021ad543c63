/** Business hours and arrival windows, in Pacific wall-clock time. No imports: public pages load this file. */
export const TIME_ZONE = 'America/Los_Angeles'

/** Sunday; see `weekdayOf`. */
export const CLOSED_WEEKDAY = 0

/** First and last. */
const BUSINESS_DAYS: [number, number] = [CLOSED_WEEKDAY + 1, CLOSED_WEEKDAY + 6]

export const BUSINESS_HOURS = { days: BUSINESS_DAYS, opens: '08:00', closes: '18:00' }

export const ARRIVAL_WINDOWS = [
  { start: '08:00', label: '8-10 AM' },
  { start: '10:00', label: '10 AM-12 PM' },
  { start: '12:00', label: '12-2 PM' },
  { start: '14:00', label: '2-4 PM' },
  { start: '16:00', label: '4-6 PM' },
] as const
export type ArrivalTime = (typeof ARRIVAL_WINDOWS)[number]['start']
export const ARRIVAL_TIMES = ARRIVAL_WINDOWS.map(({ start }) => start) as [ArrivalTime, ...ArrivalTime[]]

export const WINDOW_HOURS = 2

/** Returns a window's label, `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string): string {
  return ARRIVAL_WINDOWS.find((window) => window.start === start)?.label ?? start
}

/** Same-day visits can be booked until this Pacific hour. */
export const SAME_DAY_UNTIL_HOUR = 10
