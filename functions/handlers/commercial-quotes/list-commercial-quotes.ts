import { listCommercialQuotes } from '#functions/data/commercial-quotes.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply, totalValue } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/commercial-quotes.ts'

/** GET /api/admin/commercial-quotes; the summed value in whole dollars comes in X-Total-Value. */
export const handler = adminHandler(contract.listCommercialQuotes, {
  async handle({ query }) {
    const page = await listCommercialQuotes(query)
    return reply(page.rows, {
      headers: { ...listHeaders(page), ...(query.status ? {} : totalValue(page)) },
    })
  },
})
