import { listContent } from '#functions/data/content.ts'
import { toPublicContent } from '#functions/domain/public-content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import * as contract from '#schemas/contract/content.ts'

/** GET /api/content?section=: rendered for pages; without a section, all of it. */
export const handler = endpointHandler(contract.listContent, {
  async handle({ query: { section } }) {
    const items = await listContent()
    const wanted = items.filter((item) => section === undefined || item.section === section)
    return Promise.all(wanted.map(toPublicContent))
  },
})
