import { endpoint } from '#functions/http/endpoint.ts'
import { Reply, SUCCESS } from '#functions/http/response.ts'
import { endSession } from '#functions/session/session-cookie.ts'
import * as contract from '#schemas/contract/session.ts'

/** Ends the session on the server, so that copies of its cookie stop working. */
export const handler = endpoint(contract.logout, async ({ cookies }) => {
  return new Reply(
    SUCCESS,
    // Not "cookies": that would delete the device cookie and put the next sign-in under the throttle for strangers.
    { cookies: await endSession(cookies), headers: { 'clear-site-data': '"storage"' } },
  )
})
