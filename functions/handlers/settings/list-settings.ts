import { listSettings } from '#functions/data/settings.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/settings */
export const handler = adminHandler(adminRoutes.listSettings, requests.listSettings, { handle: listSettings })
