import { listSettings } from '#functions/data/settings.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/settings */
export const handler = endpointHandler(adminRoutes.listSettings, { handle: listSettings })
