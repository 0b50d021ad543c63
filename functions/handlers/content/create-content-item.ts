import { createContentItem } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** POST /api/admin/content */
export const handler = adminHandler(adminRoutes.createContentItem, requests.createContentItem, {
  handle: ({ body, once }) => createContentItem(body, once),
})
