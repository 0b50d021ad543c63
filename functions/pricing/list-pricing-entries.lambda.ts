import { PRICING } from '#functions/pricing/price-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { listRows } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Lists all entries, including inactive ones. */
export const handler = adminEndpoint(contract.listPricingEntries, () => listRows(PRICING))
