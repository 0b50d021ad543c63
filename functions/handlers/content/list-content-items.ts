import { listContent } from '#functions/data/content.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/content */
export const handler = adminHandler(adminRoutes.listContentItems, { handle: listContent })
