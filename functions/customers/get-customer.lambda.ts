import { loadCustomer } from '#functions/customers/customer-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/customers.ts'

export const handler = adminEndpoint(contract.getCustomer, ({ params, query }) =>
  loadCustomer(params.id, query.cursor),
)
