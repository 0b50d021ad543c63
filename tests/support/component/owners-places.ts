import type { Places } from '#schemas/contract/availability.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { ARRIVAL_TIMES, addDays } from '#schemas/facts/pacific-time.ts'

/** Windows with two places each; a booking of an hour takes one. */
export function placesOf(
  bookings: readonly BookingRow[],
  { from, to }: { from: string; to: string },
): Places {
  const days: Places['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const windows = ARRIVAL_TIMES.map((time) => {
      const taken = bookings.filter(
        ({ serviceDate, serviceTime, status }) =>
          serviceDate === date && serviceTime === time && status !== 'cancelled',
      ).length
      return { time, taken, isOpen: taken < 2 }
    })
    days.push({ date, windows })
  }
  return { capacity: 2, days }
}
