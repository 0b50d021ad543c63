import { updateContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/content/{id} */
export const handler = adminHandler(adminRoutes.updateContentItem, requests.updateContentItem, {
  handle: ({ params, body }) => updateContentItem(params.id, body),
})
