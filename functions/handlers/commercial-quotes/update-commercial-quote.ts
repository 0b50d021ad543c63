import { updateCommercialQuote } from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** PATCH /api/admin/commercial-quotes/{id}: who asked; its contact is corrected along with it. */
export const handler = adminHandler(contract.updateCommercialQuote, {
  async handle({ params, body }) {
    return updateCommercialQuote(params.id, body)
  },
})
