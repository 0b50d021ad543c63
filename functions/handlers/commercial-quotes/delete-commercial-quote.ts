import {
  deleteCommercialQuote,
  deleteCommercialRequest,
  requestOfQuote,
} from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** DELETE /api/admin/commercial-quotes/{id}; with `both=true` its contact goes with it. */
export const handler = adminHandler(adminRoutes.deleteCommercialQuote, requests.deleteCommercialQuote, {
  async handle({ params: { id }, query: { both } }) {
    if (both) await deleteCommercialRequest(await requestOfQuote(id))
    else await deleteCommercialQuote(id)
    return { success: true }
  },
})
