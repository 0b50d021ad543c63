import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'

/** Days and times as pages write them. */
export const dateLabels = {
  /** From Sunday, as `Date` counts. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: '{month} {day}, {year}',
  /** `Monday, November 23, 2026` */
  fullDay: '{weekday}, {month} {day}, {year}',
  /** `Monday, November 23` */
  day: '{weekday}, {month} {day}',
  /** `Mon, Nov 23` */
  shortDay: '{weekday}, {month} {day}',
  /** `8 AM`, `3:30 PM`: on one line */
  time: { am: '{time}\u00a0AM', pm: '{time}\u00a0PM' },
  /** `Monday, November 23, 8 AM` */
  moment: '{day}, {time} Pacific time',
  /** `Monday, November 23, 8-10 AM Pacific time` */
  visit: '{day}, {window} Pacific time',
} as const

/** When the business is open. */
export const hoursLabels = {
  days: '{first} to {last}',
  /** `8am`, `3:30pm` */
  clock: { am: '{time}am', pm: '{time}pm' },
  hours: '{opens} - {closes}',
} as const

/** Arrival windows by their starts. */
export const windowLabels = {
  '08:00': '8-10 AM',
  '10:00': '10 AM-12 PM',
  '12:00': '12-2 PM',
  '14:00': '2-4 PM',
  '16:00': '4-6 PM',
} as const satisfies Record<ArrivalTime, string>

/** The days on which the business comes to a town. */
export const townDayLabels = {
  text: 'We come to {town} on {days}.',
  /** From Sunday, as `Date` counts. */
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
  /** Between the first ones, and before the last. */
  joins: [', ', ' and '],
} as const

/** The facts that texts name in braces. */
export const factLabels = {
  hours: '{days} {hours}',
  sameDayUntil: '{hour} AM',
  /** Of homes: "1,700-2,500 sq ft". */
  size: 'of {size}',
  smallest: 'of the smallest size',
  largest: 'of the largest size',
} as const
