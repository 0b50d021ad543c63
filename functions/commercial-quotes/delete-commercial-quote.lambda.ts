import {
  deleteCommercialQuote,
  deleteCommercialRequest,
  requestOfQuote,
} from '#functions/commercial-quotes/commercial-quote-store.ts'
import { SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** With `both=true`, also deletes its contact. */
export const handler = adminEndpoint(
  contract.deleteCommercialQuote,
  async ({ params: { id }, query: { both } }) => {
    if (both) await deleteCommercialRequest(await requestOfQuote(id))
    else await deleteCommercialQuote(id)
    return SUCCESS
  },
)
