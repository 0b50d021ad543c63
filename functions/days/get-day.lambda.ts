import { addressNotesOf } from '#functions/bookings/address-notes.ts'
import { bookingsByDay } from '#functions/bookings/bookings-by-day.ts'
import { toldOf } from '#functions/bookings/told.ts'
import { dayOf, daysAround } from '#functions/days/day.ts'
import { earlierOpenings } from '#functions/days/earlier.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/day.ts'

export const handler = adminEndpoint(contract.getDay, async () => {
  const now = new Date()
  const { from, to } = daysAround(now)
  const [bookings, openings] = await Promise.all([bookingsByDay(from, to), earlierOpenings(now)])
  const day = dayOf(bookings, now)
  const [addressNotes, told] = await Promise.all([
    addressNotesOf(day.visits),
    toldOf(day.visits.map(({ id }) => id)),
  ])
  const visits = day.visits.map((visit) => ({ ...visit, told: told.get(visit.id) }))
  return { ...day, visits, openings, addressNotes }
})
