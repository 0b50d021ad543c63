import { deleteCommercialQuote } from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/commercial-quotes/{id} */
export const handler = adminHandler(adminRoutes.deleteCommercialQuote, requests.deleteCommercialQuote, {
  async handle({ params }) {
    await deleteCommercialQuote(params.id)
    return { success: true }
  },
})
