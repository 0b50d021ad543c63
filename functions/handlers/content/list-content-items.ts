import { listContentPage } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/content */
export const handler = adminHandler(adminRoutes.listContentItems, requests.listContentItems, {
  async handle({ query }) {
    const page = await listContentPage(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
