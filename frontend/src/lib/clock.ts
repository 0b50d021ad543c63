import { format } from '#frontend/lib/format.ts'
import { twelveHours } from '#schemas/facts/pacific-time.ts'
import { dateLabels, hoursLabels } from '#words/labels/dates.ts'

/** `8am` or `3:30pm` from `HH:MM`, as `words` have it. */
export function clockText(time: string, words: { am: string; pm: string }): string {
  return format(time < '12' ? words.am : words.pm, { time: twelveHours(time) })
}

/** `Monday to Friday` from the first and the last weekday; 0 is Sunday. */
export function daysText([first, last]: [number, number]): string {
  const { weekdays } = dateLabels
  // Stryker disable next-line StringLiteral: only the compiler needs the empty ones, a weekday is 0 to 6
  const [from = '', to = ''] = [weekdays[first], weekdays[last]]
  return from === to ? from : format(hoursLabels.days, { first: from, last: to })
}

/** `8am - 6pm` from two times as `HH:MM`. */
export function hoursText({ opens, closes }: { opens: string; closes: string }): string {
  const { clock, hours } = hoursLabels
  return format(hours, { opens: clockText(opens, clock), closes: clockText(closes, clock) })
}
