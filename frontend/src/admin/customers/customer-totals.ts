import type { Booking } from '#schemas/contract/booking-record.ts'
import type { CustomerRecord } from '#schemas/contract/customers.ts'
import { printedPrice } from '#schemas/defaults/pricing.ts'
import { addDays, daysBetween } from '#schemas/facts/pacific-time.ts'
import { isAhead, isAskedForDay } from '#schemas/facts/visit-change.ts'

/** Two visits have one interval, which may be chance. */
const VISITS_FOR_RHYTHM = 3

/** In whole dollars and in dates. */
export function customerTotals(records: readonly CustomerRecord[], now: Date) {
  const quotes = records.flatMap(({ kind, record }) => {
    if (kind === 'quote') return [record.totalPrice]
    return kind === 'commercial-quote' ? [printedPrice(record.totalPrice)] : []
  })
  const bookings = records.flatMap((one) => (one.kind === 'booking' ? [one.record] : []))
  const done = bookings.filter(({ status }) => status === 'completed')
  return {
    quotes: quotes.length,
    quoted: sum(quotes),
    visits: done.length,
    visited: sum(done.map(({ totalPrice = 0 }) => totalPrice)),
    /** Of visits that are pending or confirmed, and not called off, the next one first. */
    ahead: datesOf(bookings.filter((booking) => isAhead(booking, now) && !isAskedForDay(booking))),
    firstAt: records.at(-1)?.record.createdAt,
    ...rhythm(datesOf(done)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const datesOf = (bookings: readonly Booking[]) =>
  [...new Set(bookings.map(({ serviceDate }) => serviceDate))].toSorted()

/** The days between visits, in the middle, and when the next one would follow. */
function rhythm(dates: readonly string[]) {
  const last = dates.at(-1)
  if (last === undefined || dates.length < VISITS_FOR_RHYTHM) return {}
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date))
  const usualDays = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return { usualDays, due: addDays(last, usualDays) }
}
