import { endpoint } from '#functions/http/endpoint.ts'
import { loadLinked, showVisit, speaking, withDayTimes } from '#functions/visits/visit-link.ts'
import * as contract from '#schemas/contract/visits.ts'

/** Shows a visit to the holder of its link. */
export const handler = endpoint(contract.openVisit, async ({ body }) => {
  const now = new Date()
  const linked = await speaking(await loadLinked('visit', body.token, now), body.language, now)
  return withDayTimes(await showVisit(linked, now), linked, now)
})
