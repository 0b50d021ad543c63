/** Business hours and arrival windows, in Pacific wall-clock time. No imports: public pages load this file. */
export const TIME_ZONE = 'America/Los_Angeles'

/** Sunday; see `weekdayOf`. */
export const CLOSED_WEEKDAY = 0

/** First and last. */
const BUSINESS_DAYS: [number, number] = [CLOSED_WEEKDAY + 1, CLOSED_WEEKDAY + 6]

export const BUSINESS_HOURS = { days: BUSINESS_DAYS, opens: '08:00', closes: '18:00' }

/** Starts of the arrival windows. */
export const ARRIVAL_TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00'] as const
export type ArrivalTime = (typeof ARRIVAL_TIMES)[number]

/** Of a time of day. */
export const hourOf = (time: string) => Number(time.slice(0, 2))

export const WINDOW_HOURS = 2

/** Working hours of a day. */
export const DAY_HOURS = WINDOW_HOURS * ARRIVAL_TIMES.length

/** Same-day visits can be booked until this Pacific hour. */
export const SAME_DAY_UNTIL_HOUR = 10
