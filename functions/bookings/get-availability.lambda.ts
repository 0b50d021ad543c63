import { availabilityOf, loadCalendar, whereIn } from '#functions/bookings/calendar.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/bookings.ts'

export const handler = endpoint(contract.getAvailability, async ({ query }) => {
  return availabilityOf(await loadCalendar(whereIn(query.city), new Date()), query)
})
