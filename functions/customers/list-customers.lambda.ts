import { customersByContact, searchCustomers } from '#functions/customers/customer-list.ts'
import { listReply } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/customers.ts'

/** Lists customers by last contact or, with `q`, searches all of their records. */
export const handler = adminEndpoint(contract.listCustomers, async ({ query }) => {
  const { q } = query
  return listReply(await (q ? searchCustomers({ ...query, q }) : customersByContact(query)))
})
