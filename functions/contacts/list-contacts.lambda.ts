import { listContacts } from '#functions/contacts/contact-list.ts'
import { listHeaders, reply } from '#functions/http/response.ts'
import { adminEndpoint, EXPORT_ASKS } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/contacts.ts'

export const handler = adminEndpoint(
  contract.listContacts,
  async ({ query }) => {
    const page = await listContacts(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
  EXPORT_ASKS,
)
