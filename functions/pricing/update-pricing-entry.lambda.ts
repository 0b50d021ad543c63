import { updatePricingEntry } from '#functions/pricing/pricing-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = adminEndpoint(contract.updatePricingEntry, ({ params, body }) =>
  updatePricingEntry(params.id, body),
)
