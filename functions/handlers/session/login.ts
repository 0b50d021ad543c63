import { createSession, newSession } from '#functions/data/admins.ts'
import { checkLogin, countMalformedLogin } from '#functions/domain/login.ts'
import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { reply } from '#functions/http/reply.ts'
import { readCookie, sessionCookies, sessionInfo } from '#functions/http/session-cookie.ts'
import { verifyToken } from '#functions/http/signed-token.ts'
import * as contract from '#schemas/contract/session.ts'

/** POST /api/admin/login: also ends this browser's earlier session. */
export const handler = endpointHandler(contract.login, {
  onMalformed: countMalformedLogin,
  async handle({ body, client, cookies }) {
    const link = await verifyToken('device-link', body.device)
    const admin = await checkLogin(body, client, link ?? (await readCookie('device', cookies)))
    const session = newSession(admin.id)
    await createSession(session, admin, { earlier: await readCookie('session', cookies), link })
    return reply(sessionInfo(session, admin), { cookies: await sessionCookies(session) })
  },
})
