import { CALENDAR } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { Booking } from '#schemas/contract/bookings.ts'

/** Returns all bookings from `from` to `to`, inclusive, by service date and time. */
export async function bookingsByDay(from: string, to: string): Promise<Booking[]> {
  const rows = await queryRows({ index: 'byDay', partition: CALENDAR, from, to: `${to}~` })
  return rows.map((row) => Booking.parse(row))
}
