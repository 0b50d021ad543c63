/** The date of a repeated visit. Dates are `YYYY-MM-DD`. */
import type { Rhythm } from '#schemas/facts/jobs.ts'
import { addDays, type VisitWindow, weekdayOf } from '#schemas/facts/pacific-time.ts'

/** Months after which a visit is repeated; most homes are cleaned twice a year. */
const REPEAT_MONTHS = [1, 2, 3, 6, 12]
const USUAL_REPEAT = 6

type Repeated = { everyMonths?: Rhythm | undefined }

/** The months to choose from; what the customer asked for comes first. */
export const repeatMonths = ({ everyMonths = 1 }: Repeated): number[] => [
  everyMonths,
  ...REPEAT_MONTHS.filter((months) => months !== everyMonths),
]

/** The id of the dialog that repeats a visit (`NewBookingDialog`), after what its customer asked for unless `months` says otherwise. */
export const repeatOf = (
  { id, everyMonths }: { id: string } & Repeated,
  months: number = everyMonths ?? USUAL_REPEAT,
) => `repeat-${months}-${id}`

/** How far from its date a repeated visit may be. */
const WEEKS = 3

/** The same day of a later month, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** So many months after a visit or, where that is past, after today. */
export function repeatTarget({ serviceDate }: VisitWindow, months: number, today: string): string {
  const target = addMonths(serviceDate, months)
  return target > today ? target : addMonths(today, months)
}

/** The days among which `nearestDate` chooses. */
export function repeatRange(target: string): { from: string; to: string } {
  const days = WEEKS * 7 + 3
  return { from: addDays(target, -days), to: addDays(target, days) }
}

type Nearest = { target: string; like: string; today: string; hasRoom: (date: string) => boolean }

/**
 * The day nearest to `target`, on the weekday of `like`, that is after `today` and has room.
 * @returns undefined if no such day is within three weeks
 */
export function nearestDate({ target, like, today, hasRoom }: Nearest): string | undefined {
  const shift = ((weekdayOf(like) - weekdayOf(target) + 10) % 7) - 3
  const weeks = Array.from({ length: 2 * WEEKS + 1 }, (_, index) => WEEKS - index)
  return weeks
    .map((week) => shift + 7 * week)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((days) => addDays(target, days))
    .find((date) => date > today && hasRoom(date))
}
