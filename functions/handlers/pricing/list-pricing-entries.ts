import { listPricingEntries } from '#functions/data/pricing.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { listHeaders, reply } from '#functions/http/reply.ts'
import * as contract from '#schemas/contract/pricing.ts'

/** GET /api/admin/pricing: every entry, switched-off ones too. */
export const handler = adminHandler(contract.listPricingEntries, {
  async handle({ query }) {
    const page = await listPricingEntries(query)
    return reply(page.rows, { headers: listHeaders(page) })
  },
})
