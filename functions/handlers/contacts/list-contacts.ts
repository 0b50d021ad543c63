import { listContacts } from '#functions/data/contacts.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/contacts */
export const handler = adminHandler(adminRoutes.listContacts, requests.listContacts, {
  async handle({ query }) {
    const page = await listContacts(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
