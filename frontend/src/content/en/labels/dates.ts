/** Days and times as pages write them. */

/** The parts of a date in words, for instance `Monday`, `November`, 23, 2026. */
type DateParts = { weekday: string; month: string; day: number; year: number }

const short = (name: string) => name.slice(0, 3)

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
  /** `November 21, 2026` */
  date: ({ month, day, year }: DateParts) => `${month} ${day}, ${year}`,
  /** `Mon, Nov 23` */
  shortDay: ({ weekday, month, day }: DateParts) => `${short(weekday)}, ${short(month)} ${day}`,
  /** `Monday, November 23` */
  day: ({ weekday, month, day }: DateParts) => `${weekday}, ${month} ${day}`,
  /** `Monday to Saturday` */
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  /** `8am` or `3:30pm` */
  clock: (hours: number, minutes: number) =>
    `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`,
  /** `8am - 6pm` */
  hours: (opens: string, closes: string) => `${opens} - ${closes}`,
  /** `Monday, November 23, 8-10 AM Pacific time` */
  visit: '{day}, {window} Pacific time',
}

/** How the facts that texts name in braces are put into words. */
export const factLabels = {
  hours: (days: string, hours: string) => `${days} ${hours}`,
  sameDayUntil: (hour: number) => `${hour} AM`,
  list: (names: readonly string[]) => names.join(' and '),
}
