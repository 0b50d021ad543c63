import { updatePricingEntry } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/pricing/{id} */
export const handler = endpointHandler(adminRoutes.updatePricingEntry, {
  handle: ({ params, body }) => updatePricingEntry(params.id, body),
})
