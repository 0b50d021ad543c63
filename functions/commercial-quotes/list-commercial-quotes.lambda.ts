import { listCommercialQuotes } from '#functions/commercial-quotes/commercial-quote-list.ts'
import { listHeaders, reply, totalValue } from '#functions/http/response.ts'
import { adminEndpoint, EXPORT_ASKS } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** Sends the summed price, in whole dollars, in X-Total-Value. */
export const handler = adminEndpoint(
  contract.listCommercialQuotes,
  async ({ query }) => {
    const page = await listCommercialQuotes(query)
    return reply(page.rows, {
      headers: { ...listHeaders(page), ...(query.status ? {} : totalValue(page)) },
    })
  },
  EXPORT_ASKS,
)
