import { availabilityOf, loadCalendar, whereIn } from '#functions/bookings/calendar.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/availability.ts'

export const handler = endpoint(contract.getAvailability, async ({ query }) => {
  const calendar = await loadCalendar(whereIn(query), new Date())
  return availabilityOf(calendar, { ...query, hours: query.hours ?? Number(calendar.settings.visit_hours) })
})
