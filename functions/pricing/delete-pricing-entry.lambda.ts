import { SUCCESS } from '#functions/http/response.ts'
import { deletePricingEntry } from '#functions/pricing/pricing-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = adminEndpoint(contract.deletePricingEntry, async ({ params }) => {
  await deletePricingEntry(params.id)
  return SUCCESS
})
