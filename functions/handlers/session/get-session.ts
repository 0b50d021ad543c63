import { adminHandler } from '#functions/http/admin-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** GET /api/admin/session: who is signed in. */
export const handler = adminHandler(adminRoutes.getSession, requests.getSession, {
  async handle({ admin: { id: _, sid: _own, ...info } }) {
    return info
  },
})
