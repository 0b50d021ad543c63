import { updatePricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/pricing/{id} */
export const handler = adminHandler(adminRoutes.updatePricingEntry, requests.updatePricingEntry, {
  handle: ({ params, body }) => updatePricingEntry(params.id, body),
})
