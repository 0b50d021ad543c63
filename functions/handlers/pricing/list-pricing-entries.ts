import { listPricingEntries } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/pricing: every entry, switched-off ones too. */
export const handler = adminHandler(adminRoutes.listPricingEntries, requests.listPricingEntries, {
  async handle({ query }) {
    const page = await listPricingEntries(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
