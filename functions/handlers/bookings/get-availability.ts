import { availabilityOf, loadCalendar, whereIn } from '#functions/domain/booking-rules.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/bookings.ts'

/** GET /api/availability?from&to&city: open arrival windows; dates are Pacific. */
export const handler = endpointHandler(contract.getAvailability, {
  async handle({ query }) {
    return availabilityOf(await loadCalendar(whereIn(query.city), new Date()), query)
  },
})
