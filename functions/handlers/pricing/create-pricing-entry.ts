import { createPricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** POST /api/admin/pricing */
export const handler = adminHandler(contract.createPricingEntry, {
  handle: ({ body, once }) => createPricingEntry(body, once),
})
