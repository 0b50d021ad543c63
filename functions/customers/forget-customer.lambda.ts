import { forgetCustomer } from '#functions/customers/forget-customer.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/customers.ts'

/** Deletes at most 100 records and, with the last of them, the customer. */
export const handler = adminEndpoint(contract.forgetCustomer, ({ params, body }) =>
  forgetCustomer(params.id, body, new Date()),
)
