import { updateCommercialQuote } from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/commercial-quotes/{id}: who asked; its contact is corrected along with it. */
export const handler = adminHandler(adminRoutes.updateCommercialQuote, requests.updateCommercialQuote, {
  async handle({ params, body }) {
    return updateCommercialQuote(params.id, body)
  },
})
