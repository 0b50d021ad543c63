import { updateContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** PATCH /api/admin/content/{id} */
export const handler = adminHandler(adminRoutes.updateContentItem, {
  handle: ({ params, body }) => updateContentItem(params.id, body),
})
