/** A visit's own places are free for its move (P39.6). */
import { openDays } from '#functions/availability/availability.ts'
import { loadOffer, type Offer, whereOf } from '#functions/availability/offered-days.ts'
import { counted } from '#functions/availability/places.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Visit } from '#schemas/contract/visits.ts'

/** What is offered without a visit. */
export async function offerWithout(booking: Booking, now: Date): Promise<Offer> {
  const offer = await loadOffer(whereOf(booking), now)
  return { ...offer, claimed: counted(offer.claimed, [booking], -1) }
}

/** Adds the windows of its own day that a visit can move to. One of an hour is in the way of none but its own. */
export async function withDayTimes(visit: Visit, booking: Booking, now: Date): Promise<Visit> {
  const { serviceDate, hours } = booking
  if (hours === 1 || visit.movesLeft === 0) return visit
  const offer = await offerWithout(booking, now)
  const [day] = openDays({ ...offer, from: serviceDate, to: serviceDate, hours })
  return { ...visit, dayTimes: day?.times ?? [] }
}
