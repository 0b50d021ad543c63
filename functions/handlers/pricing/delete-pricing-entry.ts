import { deletePricingEntry } from '#functions/data/pricing.ts'
import { SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = adminEndpoint(contract.deletePricingEntry, async ({ params }) => {
  await deletePricingEntry(params.id)
  return SUCCESS
})
