import {
  deleteCommercialQuote,
  deleteCommercialRequest,
  requestOfQuote,
} from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** DELETE /api/admin/commercial-quotes/{id}; with `both=true` its contact goes with it. */
export const handler = adminHandler(contract.deleteCommercialQuote, {
  async handle({ params: { id }, query: { both } }) {
    if (both) await deleteCommercialRequest(await requestOfQuote(id))
    else await deleteCommercialQuote(id)
    return SUCCESS
  },
})
