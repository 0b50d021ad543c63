import { changePassword } from '#functions/domain/change-password.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { reply } from '#functions/http/reply.ts'
import { sessionCookies } from '#functions/http/session-cookie.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import * as requests from '#schemas/api/requests.ts'

/** PATCH /api/admin/password: ends every session of this admin, and starts a new one here. */
export const handler = adminHandler(adminRoutes.changePassword, requests.changePassword, {
  async handle({ admin, body }) {
    const session = await changePassword(admin, body)
    return reply({ success: true as const }, { cookies: await sessionCookies(session) })
  },
})
