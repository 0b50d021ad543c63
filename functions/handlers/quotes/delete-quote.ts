import { deleteQuote } from '#functions/data/quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/quotes/{id} */
export const handler = adminHandler(adminRoutes.deleteQuote, requests.deleteQuote, {
  async handle({ params }) {
    await deleteQuote(params.id)
    return { success: true }
  },
})
