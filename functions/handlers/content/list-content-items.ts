import { listContent } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/content */
export const handler = adminHandler(adminRoutes.listContentItems, requests.listContentItems, {
  handle: listContent,
})
