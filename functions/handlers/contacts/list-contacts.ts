import { listContacts } from '#functions/data/contacts.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/contacts */
export const handler = endpointHandler(adminRoutes.listContacts, {
  async handle({ query }) {
    const page = await listContacts(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
