import { listSettings } from '#functions/data/settings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/settings */
export const handler = adminHandler(adminRoutes.listSettings, { handle: listSettings })
