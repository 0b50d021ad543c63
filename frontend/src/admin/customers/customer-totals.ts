import { isVisitAhead } from '#frontend/admin/bookings/visit-news.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { CustomerRecord } from '#schemas/contract/customers.ts'
import { addDays, daysBetween } from '#schemas/facts/calendar-date.ts'

type CustomerTotals = {
  quotes: number
  /** Whole dollars, like `visited`. */
  quoted: number
  visits: number
  visited: number
  /** Dates of visits that are pending or confirmed, the next one first. */
  ahead: string[]
  firstAt: string | undefined
  /** Between visits, in the middle; needs three of them. */
  usualDays: number | undefined
  /** When the next one would follow. */
  due: string | undefined
}

/** Two visits have one interval, which may be chance. */
const VISITS_FOR_RHYTHM = 3

/** @param today Pacific date */
export function customerTotals(records: readonly CustomerRecord[], today: string): CustomerTotals {
  const quotes = records.flatMap((one) =>
    one.kind === 'quote' || one.kind === 'commercial-quote' ? [one.record.totalPrice] : [],
  )
  const bookings = records.flatMap((one) => (one.kind === 'booking' ? [one.record] : []))
  const done = bookings.filter(({ status }) => status === 'completed')
  return {
    quotes: quotes.length,
    quoted: sum(quotes),
    visits: done.length,
    visited: sum(done.map(({ totalPrice = 0 }) => totalPrice)),
    ahead: datesOf(bookings.filter((booking) => isVisitAhead(booking, today))),
    firstAt: records.at(-1)?.record.createdAt,
    ...rhythm(datesOf(done)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const datesOf = (bookings: readonly Booking[]) =>
  [...new Set(bookings.map(({ serviceDate }) => serviceDate))].toSorted()

function rhythm(dates: readonly string[]): Pick<CustomerTotals, 'usualDays' | 'due'> {
  const last = dates.at(-1)
  if (last === undefined || dates.length < VISITS_FOR_RHYTHM) return { usualDays: undefined, due: undefined }
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date))
  const usualDays = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return { usualDays, due: addDays(last, usualDays) }
}
