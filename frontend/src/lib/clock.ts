import { dateLabels } from '#frontend/content/en/labels/dates.ts'

/** `8am` or `3:30pm` from `HH:MM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return dateLabels.clock(hours, minutes)
}

/** `Monday to Friday` from the first and the last weekday; 0 is Sunday. */
export function daysText([first, last]: [number, number]): string {
  const { weekdays, days } = dateLabels
  // Stryker disable next-line StringLiteral: only the compiler needs the empty ones, a weekday is 0 to 6
  return days(weekdays[first] ?? '', weekdays[last] ?? '')
}

/** `8am - 6pm` from two times as `HH:MM`. */
export function hoursText({ opens, closes }: { opens: string; closes: string }): string {
  return dateLabels.hours(clockText(opens), clockText(closes))
}
