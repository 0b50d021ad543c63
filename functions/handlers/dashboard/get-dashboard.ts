import { loadDashboard } from '#functions/data/dashboard.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/dashboard */
export const handler = adminHandler(adminRoutes.getDashboard, requests.getDashboard, {
  handle: loadDashboard,
})
