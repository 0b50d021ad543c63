/** The owner's day: what is ahead, what was not closed, and what was paid. */
import { bookingsByDay } from '#functions/bookings/booking-model.ts'
import { owedVisits, paymentsOn } from '#functions/money/money-store.ts'
import { statusPartition } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import type { Day } from '#schemas/contract/day.ts'
import { addDays, firstOfMonth, mondayOf, pacificNow } from '#schemas/facts/pacific-time.ts'
import { receivedSince, toDollars } from '#schemas/facts/payments.ts'
import { OPEN_STATUSES } from '#schemas/facts/statuses.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

export async function loadDay(now: Date): Promise<Omit<Day, 'openings' | 'addressNotes'>> {
  const today = pacificNow(now).date
  const monday = mondayOf(today)
  const first = firstOfMonth(today)
  const [earliest = today] = [monday, first].sort()
  const [ahead, openVisits, unpaidVisits, payments] = await Promise.all([
    bookingsByDay(today, addDays(today, 1)),
    openVisitsBefore(today),
    owedVisits(),
    paymentsOn(earliest, today),
  ])
  return {
    today,
    visits: ahead.filter(holdsSlot),
    openVisits,
    unpaidVisits,
    paid: {
      thisWeek: toDollars(receivedSince(monday, payments)),
      thisMonth: toDollars(receivedSince(first, payments)),
    },
  }
}

async function openVisitsBefore(date: string): Promise<Booking[]> {
  const lists = await Promise.all(
    OPEN_STATUSES.map((status) =>
      queryRows({ index: 'byStatus', partition: statusPartition('BOOKING', status) }),
    ),
  )
  const visits = lists.flat().map((row) => Booking.parse(row))
  return visits.filter(({ serviceDate }) => serviceDate < date).sort(latestFirst)
}

const timeOf = ({ serviceDate, serviceTime }: Booking) => serviceDate + serviceTime
const latestFirst = (one: Booking, other: Booking) => (timeOf(one) < timeOf(other) ? 1 : -1)
