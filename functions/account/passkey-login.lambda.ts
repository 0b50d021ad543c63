import { checkPasskey } from '#functions/account/passkey.ts'
import { startSession } from '#functions/account/start-session.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { siteOrigin } from '#functions/http/site-origin.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Signs in by passkey. */
export const handler = endpoint(contract.passkeyLogin, async ({ body, cookies, headers }) => {
  const { admin, used } = await checkPasskey(body, siteOrigin(headers))
  return startSession(admin, { cookies, headers }, { method: 'passkey', passkey: body.id, used: [used] })
})
