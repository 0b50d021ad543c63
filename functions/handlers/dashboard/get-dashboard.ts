import { loadDashboard } from '#functions/data/dashboard.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/dashboard */
export const handler = adminHandler(adminRoutes.getDashboard, { handle: loadDashboard })
