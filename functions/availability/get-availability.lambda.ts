import { availabilityOf, loadOffer, whereIn } from '#functions/availability/offered-days.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/availability.ts'

export const handler = endpoint(contract.getAvailability, async ({ query }) => {
  const offer = await loadOffer(whereIn(query), loadSettings(), new Date())
  return availabilityOf(offer, { ...query, hours: query.hours ?? Number(offer.settings.visit_hours) })
})
