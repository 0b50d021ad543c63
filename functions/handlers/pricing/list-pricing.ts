import { listActivePricing } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/pricing: active entries; the browser fills emptied categories with the defaults. */
export const handler = endpointHandler(publicRoutes.listPricing, requests.listPricing, {
  handle: listActivePricing,
})
