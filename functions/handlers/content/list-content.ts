import { listContent } from '#functions/data/content.ts'
import { toPublicContent } from '#functions/domain/public-content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/content?section=: rendered for pages; without a section, all of it. */
export const handler = endpointHandler(publicRoutes.listContent, requests.listContent, {
  async handle({ query: { section } }) {
    const items = await listContent()
    const wanted = items.filter((item) => section === undefined || item.section === section)
    return Promise.all(wanted.map(toPublicContent))
  },
})
