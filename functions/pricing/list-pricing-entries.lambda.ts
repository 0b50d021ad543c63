import { listHeaders, reply } from '#functions/http/response.ts'
import { listPricingEntries } from '#functions/pricing/pricing-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Lists all entries, including inactive ones. */
export const handler = adminEndpoint(contract.listPricingEntries, async ({ query }) => {
  const page = await listPricingEntries(query)
  return reply(page.rows, { headers: listHeaders(page) })
})
