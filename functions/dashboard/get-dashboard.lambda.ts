import { loadDashboard } from '#functions/dashboard/dashboard-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/dashboard.ts'

export const handler = adminEndpoint(contract.getDashboard, () => loadDashboard(new Date()))
