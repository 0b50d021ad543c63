import { deletePricingEntry } from '#functions/data/pricing.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** DELETE /api/admin/pricing/{id} */
export const handler = endpointHandler(adminRoutes.deletePricingEntry, {
  async handle({ params }) {
    await deletePricingEntry(params.id)
    return { success: true }
  },
})
