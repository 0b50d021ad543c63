import { availabilityOf, loadCalendar, whereIn } from '#functions/domain/booking-rules.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/availability?from&to&city: open arrival windows; dates are Pacific. */
export const handler = endpointHandler(publicRoutes.getAvailability, requests.getAvailability, {
  async handle({ query }) {
    return availabilityOf(await loadCalendar(whereIn(query.city), new Date()), query)
  },
})
