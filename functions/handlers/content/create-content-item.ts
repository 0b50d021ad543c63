import { createContentItem } from '#functions/data/content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** POST /api/admin/content */
export const handler = endpointHandler(adminRoutes.createContentItem, {
  handle: ({ body }) => createContentItem(body),
})
