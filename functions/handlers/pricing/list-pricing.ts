import { listActivePricing } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** GET /api/pricing: active entries; the browser fills emptied categories with the defaults. */
export const handler = endpointHandler(contract.listPricing, {
  handle: listActivePricing,
})
