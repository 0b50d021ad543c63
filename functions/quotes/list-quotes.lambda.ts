import { listReply, totalValue } from '#functions/http/response.ts'
import { listQuotes } from '#functions/quotes/quote-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** Sends the summed price of all quotes, in whole dollars, in X-Total-Value. */
export const handler = adminEndpoint(contract.listQuotes, async ({ query }) => {
  const page = await listQuotes(query, new Date())
  return listReply(page, query.status ? {} : totalValue(page))
})
