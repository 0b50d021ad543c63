import { listQuotes } from '#functions/data/quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply, totalValue } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/quotes.ts'

/** GET /api/admin/quotes; the summed value of all quotes, in whole dollars, comes in X-Total-Value. */
export const handler = adminHandler(contract.listQuotes, {
  async handle({ query }) {
    const page = await listQuotes(query)
    return reply(page.rows, {
      headers: { ...listHeaders(page), ...(query.status ? {} : totalValue(page)) },
    })
  },
})
