import { updatePricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/pricing/{id} */
export const handler = adminHandler(adminRoutes.updatePricingEntry, {
  handle: ({ params, body }) => updatePricingEntry(params.id, body),
})
