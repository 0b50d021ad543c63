import { endpointHandler } from '#functions/http/endpoint-handler.ts'
import { reply } from '#functions/http/reply.ts'
import { endSession } from '#functions/http/session-cookie.ts'
import * as requests from '#schemas/api/requests.ts'
import { sessionRoutes } from '#schemas/api/session.ts'

/** POST /api/admin/logout: ends the session at once, also for copies of its cookie. */
export const handler = endpointHandler(sessionRoutes.logout, requests.logout, {
  async handle({ cookies }) {
    return reply(
      { success: true as const },
      // Not "cookies": that would forget the browser, too, and send the next sign-in through the throttle of strangers.
      { cookies: await endSession(cookies), headers: { 'clear-site-data': '"storage"' } },
    )
  },
})
