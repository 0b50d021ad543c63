import { checkLogin, countMalformedLogin } from '#functions/account/check-login.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { reply } from '#functions/http/response.ts'
import { createSession, newSession } from '#functions/session/admin-store.ts'
import { readCookie, sessionCookies, sessionInfo } from '#functions/session/session-cookie.ts'
import { verifyToken } from '#functions/session/signed-token.ts'
import * as contract from '#schemas/contract/session.ts'

/** Starts a session and ends this browser's earlier one. */
export const handler = endpoint(
  contract.login,
  async ({ body, client, cookies }) => {
    const link = await verifyToken('device-link', body.device)
    const admin = await checkLogin(body, client, link ?? (await readCookie('device', cookies)))
    const session = newSession(admin.id)
    await createSession(session, admin, { earlier: await readCookie('session', cookies), link })
    return reply(sessionInfo(session, admin), { cookies: await sessionCookies(session) })
  },
  { onMalformed: countMalformedLogin },
)
