import { deleteCommercialQuote } from '#functions/data/commercial-quotes.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** DELETE /api/admin/commercial-quotes/{id} */
export const handler = endpointHandler(adminRoutes.deleteCommercialQuote, {
  async handle({ params }) {
    await deleteCommercialQuote(params.id)
    return { success: true }
  },
})
