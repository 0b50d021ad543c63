import { listActivePricing } from '#functions/data/pricing.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Active entries; the browser fills emptied categories with the defaults. */
export const handler = endpoint(contract.listPricing, listActivePricing)
