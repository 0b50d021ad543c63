import { listContacts } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/contacts.ts'

/** GET /api/admin/contacts */
export const handler = adminHandler(contract.listContacts, {
  async handle({ query }) {
    const page = await listContacts(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
