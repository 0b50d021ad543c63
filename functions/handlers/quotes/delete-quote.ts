import { deleteQuote } from '#functions/data/quotes.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** DELETE /api/admin/quotes/{id} */
export const handler = endpointHandler(adminRoutes.deleteQuote, {
  async handle({ params }) {
    await deleteQuote(params.id)
    return { success: true }
  },
})
