import { format } from '#frontend/lib/format.ts'
import { dateLabels } from '#words/labels/dates.ts'

/** `8am` or `3:30pm` from `HH:MM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const { am, pm } = dateLabels.clock
  const text = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return format(hours < 12 ? am : pm, { time: text })
}

/** `Monday to Friday` from the first and the last weekday; 0 is Sunday. */
export function daysText([first, last]: [number, number]): string {
  const { weekdays, days } = dateLabels
  // Stryker disable next-line StringLiteral: only the compiler needs the empty ones, a weekday is 0 to 6
  const [from = '', to = ''] = [weekdays[first], weekdays[last]]
  return from === to ? from : format(days, { first: from, last: to })
}

/** `8am - 6pm` from two times as `HH:MM`. */
export function hoursText({ opens, closes }: { opens: string; closes: string }): string {
  return format(dateLabels.hours, { opens: clockText(opens), closes: clockText(closes) })
}
