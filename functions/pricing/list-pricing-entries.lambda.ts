import { listReply } from '#functions/http/response.ts'
import { PRICING } from '#functions/pricing/price-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { pageOfCollection } from '#functions/table/pages.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Lists all entries, including inactive ones. */
export const handler = adminEndpoint(contract.listPricingEntries, async ({ query }) =>
  listReply(await pageOfCollection(PRICING, query)),
)
