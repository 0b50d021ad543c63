import { deletePricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/pricing/{id} */
export const handler = adminHandler(adminRoutes.deletePricingEntry, requests.deletePricingEntry, {
  async handle({ params }) {
    await deletePricingEntry(params.id)
    return { success: true }
  },
})
