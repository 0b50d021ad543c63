/** Periods of money: by week, by month and by year. */
import type { Choice } from '#frontend/ui/field.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, firstOfMonth, mondayOf } from '#schemas/facts/pacific-time.ts'

/** Values of the filter, the present week first; a year is its four digits. */
export function periodChoices(today: string): Choice[] {
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: year - LIMITS.firstYear + 1 }, (_, index) => String(year - index))
  return [
    { value: 'week', label: 'This week' },
    { value: 'last-week', label: 'Last week' },
    { value: 'month', label: 'This month' },
    { value: 'last-month', label: 'Last month' },
    ...years.map((value) => ({ value, label: value })),
  ]
}

/** First and last Pacific date of a period; the present month for an unknown one. */
export function datesOf(period: string, today: string): { from: string; to: string } {
  const monday = mondayOf(today)
  const month = firstOfMonth(today)
  if (/^20\d\d$/.test(period)) return { from: `${period}-01-01`, to: `${period}-12-31` }
  if (period === 'week') return { from: monday, to: addDays(monday, 6) }
  if (period === 'last-week') return { from: addDays(monday, -7), to: addDays(monday, -1) }
  const from = period === 'last-month' ? firstOfMonth(addDays(month, -1)) : month
  return { from, to: addDays(firstOfMonth(addDays(from, 32)), -1) }
}
