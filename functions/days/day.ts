/** The owner's day: what is ahead, what was not closed, and what was paid. */
import { pacificNow } from '#functions/pacific-time.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Day } from '#schemas/contract/day.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** Days back in which visits are looked for that are not closed or not paid. */
const DAYS_BACK = 62

/** First and last service date that `dayOf` needs. */
export function daysAround(now: Date): { from: string; to: string } {
  const today = pacificNow(now).date
  return { from: addDays(today, -DAYS_BACK), to: addDays(today, 1) }
}

/** @param bookings of `daysAround`, by date and window */
export function dayOf(bookings: readonly Booking[], now: Date): Omit<Day, 'openings' | 'addressNotes'> {
  const today = pacificNow(now).date
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const held = bookings.filter(holdsSlot)
  const latestFirst = held.toReversed()
  return {
    today,
    visits: held.filter(({ serviceDate }) => serviceDate >= today),
    openVisits: latestFirst.filter(
      ({ status, serviceDate }) => status !== 'completed' && serviceDate < today,
    ),
    unpaidVisits: latestFirst.filter(({ payment }) => payment?.method === 'unpaid'),
    paid: { thisWeek: paidSince(monday, held), thisMonth: paidSince(`${today.slice(0, 7)}-01`, held) },
  }
}

/** Sums in cents, because decimals of dollars do not add up exactly. */
function paidSince(date: string, bookings: readonly Booking[]): string {
  const cents = bookings
    .flatMap(({ payment }) => (payment && payment.method !== 'unpaid' ? [payment] : []))
    .filter(({ at }) => pacificNow(new Date(at)).date >= date)
    .reduce((sum, { amount, tip = '0' }) => sum + toCents(amount) + toCents(tip), 0)
  return (cents / 100).toFixed(2)
}

const toCents = (dollars: string) => Math.round(Number(dollars) * 100)
