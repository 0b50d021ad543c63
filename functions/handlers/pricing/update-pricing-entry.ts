import { updatePricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** PATCH /api/admin/pricing/{id} */
export const handler = adminHandler(contract.updatePricingEntry, {
  handle: ({ params, body }) => updatePricingEntry(params.id, body),
})
