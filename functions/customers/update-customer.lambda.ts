import { changeCustomer } from '#functions/customers/customer-change.ts'
import { loadCustomer } from '#functions/customers/customer-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/customers.ts'

/** Keeps a note, stops marketing mails, merges customers or separates them again. */
export const handler = adminEndpoint(contract.updateCustomer, async ({ params: { id }, body }) => {
  await changeCustomer(id, body, new Date())
  return loadCustomer(id)
})
