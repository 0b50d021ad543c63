import { endpoint } from '#functions/http/endpoint.ts'
import { listActivePricing } from '#functions/pricing/pricing-store.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** Active entries; the browser fills emptied categories with the defaults. */
export const handler = endpoint(contract.listPricing, listActivePricing)
