import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { reply, SUCCESS } from '#functions/http/reply.ts'
import { endSession } from '#functions/http/session-cookie.ts'
import * as contract from '#schemas/contract/session.ts'

/** POST /api/admin/logout: ends the session at once, also for copies of its cookie. */
export const handler = endpointHandler(contract.logout, {
  async handle({ cookies }) {
    return reply(
      SUCCESS,
      // Not "cookies": that would forget the browser, too, and send the next sign-in through the throttle of strangers.
      { cookies: await endSession(cookies), headers: { 'clear-site-data': '"storage"' } },
    )
  },
})
