import { endpoint } from '#functions/http/endpoint.ts'
import { listActivePricing } from '#functions/pricing/price-list.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Lists active entries; the browser adds the defaults of empty categories. */
export const handler = endpoint(contract.listPricing, listActivePricing)
