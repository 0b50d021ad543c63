import { createPricingEntry } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** POST /api/admin/pricing */
export const handler = endpointHandler(adminRoutes.createPricingEntry, {
  handle: ({ body }) => createPricingEntry(body),
})
