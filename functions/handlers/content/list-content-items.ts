import { listContentPage } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/content.ts'

/** GET /api/admin/content */
export const handler = adminHandler(contract.listContentItems, {
  async handle({ query }) {
    const page = await listContentPage(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
