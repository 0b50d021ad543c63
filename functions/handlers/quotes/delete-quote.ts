import { deleteQuote } from '#functions/data/quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** DELETE /api/admin/quotes/{id} */
export const handler = adminHandler(contract.deleteQuote, {
  async handle({ params }) {
    await deleteQuote(params.id)
    return SUCCESS
  },
})
