import { loadDashboard } from '#functions/data/dashboard.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import * as contract from '#schemas/contract/dashboard.ts'

/** GET /api/admin/dashboard */
export const handler = adminHandler(contract.getDashboard, {
  handle: loadDashboard,
})
