import { changePassword } from '#functions/domain/change-password.ts'
import { adminHandler } from '#functions/http/admin-handler.ts'
import { reply, SUCCESS } from '#functions/http/reply.ts'
import { sessionCookies } from '#functions/http/session-cookie.ts'
import * as contract from '#schemas/contract/session.ts'

/** PATCH /api/admin/password: ends every session of this admin, and starts a new one here. */
export const handler = adminHandler(contract.changePassword, {
  async handle({ admin, body }) {
    const session = await changePassword(admin, body)
    return reply(SUCCESS, { cookies: await sessionCookies(session) })
  },
})
