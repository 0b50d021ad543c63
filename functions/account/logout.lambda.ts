import { endpoint } from '#functions/http/endpoint.ts'
import { reply, SUCCESS } from '#functions/http/response.ts'
import { endSession } from '#functions/session/session-cookie.ts'
import * as contract from '#schemas/contract/session.ts'

/** Ends the session at once, also for copies of its cookie. */
export const handler = endpoint(contract.logout, async ({ cookies }) => {
  return reply(
    SUCCESS,
    // Not "cookies": that would forget the browser, too, and send the next sign-in through the throttle of strangers.
    { cookies: await endSession(cookies), headers: { 'clear-site-data': '"storage"' } },
  )
})
