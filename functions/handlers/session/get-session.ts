import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

/** GET /api/admin/session: who is signed in. */
export const handler = endpointHandler(adminRoutes.getSession, {
  async handle({ admin }) {
    return { username: admin.username, email: admin.email, expiresAt: admin.expiresAt }
  },
})
