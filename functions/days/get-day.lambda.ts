import { lastCustomerMail, toldOf } from '#functions/bookings/told.ts'
import { earlierOpenings } from '#functions/days/earlier.ts'
import { loadDay } from '#functions/days/today.ts'
import { mailStates } from '#functions/outbox/outbox.ts'
import { addressNotesOf } from '#functions/people/address-notes.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/day.ts'

export const handler = adminEndpoint(contract.getDay, async () => {
  const now = new Date()
  const [day, openings] = await Promise.all([loadDay(now), earlierOpenings(now)])
  const [addressNotes, told, mails] = await Promise.all([
    addressNotesOf(day.visits),
    toldOf(day.visits.map(({ id }) => id)),
    mailStates(day.visits.map(lastCustomerMail)),
  ])
  const visits = day.visits.map((visit) => ({
    ...visit,
    told: told.get(visit.id),
    customerMail: mails.get(lastCustomerMail(visit)),
  }))
  return { ...day, visits, openings, addressNotes }
})
