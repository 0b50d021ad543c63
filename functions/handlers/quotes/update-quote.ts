import { updateQuote } from '#functions/data/quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/quotes/{id}: who asked. */
export const handler = adminHandler(adminRoutes.updateQuote, requests.updateQuote, {
  async handle({ params, body }) {
    return updateQuote(params.id, body)
  },
})
