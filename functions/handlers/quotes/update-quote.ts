import { updateQuote } from '#functions/data/quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** PATCH /api/admin/quotes/{id}: who asked. */
export const handler = adminHandler(contract.updateQuote, {
  async handle({ params, body }) {
    return updateQuote(params.id, body)
  },
})
