import { updateContentItem } from '#functions/data/content.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/content/{id} */
export const handler = endpointHandler(adminRoutes.updateContentItem, {
  handle: ({ params, body }) => updateContentItem(params.id, body),
})
