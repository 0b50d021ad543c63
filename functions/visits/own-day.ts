/** A visit's own places are free for its move (P39.6). */
import { openDays } from '#functions/bookings/availability.ts'
import { type Calendar, loadCalendar, whereOf } from '#functions/bookings/calendar.ts'
import { counted } from '#functions/bookings/places.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Visit } from '#schemas/contract/visits.ts'

/** The calendar without a visit. */
export async function calendarWithout(booking: Booking, now: Date): Promise<Calendar> {
  const calendar = await loadCalendar(whereOf(booking), now)
  return { ...calendar, claimed: counted(calendar.claimed, [booking], -1) }
}

/** Adds the windows of its own day that a visit can move to. One of an hour is in the way of none but its own. */
export async function withDayTimes(visit: Visit, booking: Booking, now: Date): Promise<Visit> {
  const { serviceDate, hours } = booking
  if (hours === 1 || visit.movesLeft === 0) return visit
  const calendar = await calendarWithout(booking, now)
  const [day] = openDays({ ...calendar, from: serviceDate, to: serviceDate, hours })
  return { ...visit, dayTimes: day?.times ?? [] }
}
