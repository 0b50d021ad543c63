import { endpoint } from '#functions/http/endpoint.ts'
import { changeVisit } from '#functions/visits/visit-change.ts'
import * as contract from '#schemas/contract/visits.ts'

/** Moves or cancels a visit, or notes a wish about it, for the holder of its link. */
export const handler = endpoint(contract.changeVisit, ({ body, network }) =>
  changeVisit(body, { network, now: new Date() }),
)
