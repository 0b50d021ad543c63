import { PRICING } from '#functions/pricing/price-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { deleteRow } from '#functions/table/collections.ts'
import * as contract from '#schemas/contract/pricing.ts'

export const handler = adminEndpoint(contract.deletePricingEntry, ({ params }) =>
  deleteRow(PRICING, params.id),
)
