import { COMMERCIAL_QUOTES } from '#functions/commercial-quotes/commercial-quote-model.ts'
import { listReply, totalValue } from '#functions/http/response.ts'
import { withNotifications } from '#functions/outbox/outbox.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** Sends the summed price, in whole dollars, in X-Total-Value. */
export const handler = adminEndpoint(contract.listCommercialQuotes, async ({ query }) => {
  const page = await listWithCustomers(COMMERCIAL_QUOTES, query)
  const rows = await withNotifications(page.rows)
  return listReply({ ...page, rows }, query.status ? {} : totalValue(page))
})
