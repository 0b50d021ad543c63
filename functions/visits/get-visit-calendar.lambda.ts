import { endpoint, siteOrigin } from '#functions/http/endpoint.ts'
import { customerCalendar } from '#functions/visits/visit-calendar.ts'
import { loadLinked } from '#functions/visits/visit-link.ts'
import * as contract from '#schemas/contract/visits.ts'

/** A visit as a calendar file. */
export const handler = endpoint(contract.getVisitCalendar, async ({ query, headers }) => {
  const { booking, settings } = await loadLinked('calendar', query.t ?? '', new Date())
  const { business_name: businessName, phone } = settings
  return customerCalendar(booking, { businessName, phone, origin: siteOrigin(headers) })
})
