import { checkLogin } from '#functions/domain/login.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { reply } from '#functions/http/reply.ts'
import { knownDevice, startSession } from '#functions/http/session-cookie.ts'
import * as requests from '#schemas/api/requests.ts'
import { sessionRoutes } from '#schemas/api/session.ts'

/** POST /api/admin/login */
export const handler = endpointHandler(sessionRoutes.login, requests.login, {
  async handle({ body, client, cookies }) {
    const admin = await checkLogin(body, client, await knownDevice(cookies))
    const { session, cookies: setCookies } = await startSession(admin)
    const info = { username: admin.username, email: admin.email, expiresAt: session.expire }
    return reply(info, { cookies: setCookies })
  },
})
