import { createSession, newSession } from '#functions/data/admins.ts'
import { checkLogin, countMalformedLogin } from '#functions/domain/login.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { reply } from '#functions/http/response.ts'
import { readCookie, sessionCookies, sessionInfo } from '#functions/http/session-cookie.ts'
import { verifyToken } from '#functions/http/signed-token.ts'
import * as contract from '#schemas/contract/session.ts'

/** Also ends this browser's earlier session. */
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
