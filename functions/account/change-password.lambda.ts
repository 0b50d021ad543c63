import { changePassword } from '#functions/account/change-password.ts'
import { Reply, SUCCESS } from '#functions/http/response.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { sessionCookies } from '#functions/session/session-cookie.ts'
import * as contract from '#schemas/contract/session.ts'

/** Ends all sessions of this admin and starts a new one in this browser. */
export const handler = adminEndpoint(contract.changePassword, async ({ admin, body }) => {
  const session = await changePassword(admin, body)
  return new Reply(SUCCESS, { cookies: await sessionCookies(session) })
})
