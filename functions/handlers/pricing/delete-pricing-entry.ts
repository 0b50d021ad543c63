import { deletePricingEntry } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { SUCCESS } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** DELETE /api/admin/pricing/{id} */
export const handler = adminHandler(contract.deletePricingEntry, {
  async handle({ params }) {
    await deletePricingEntry(params.id)
    return SUCCESS
  },
})
