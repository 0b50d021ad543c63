import { readDevice } from '#functions/account/device-proof.ts'
import { checkPasskey } from '#functions/account/passkey.ts'
import { startSession } from '#functions/account/start-session.ts'
import { endpoint, siteOrigin } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Signs in by passkey. */
export const handler = endpoint(contract.passkeyLogin, async ({ body, cookies, headers }) => {
  const { device, ...login } = body
  const { admin, used } = await checkPasskey(login, siteOrigin(headers))
  const { spends } = await readDevice(device, cookies)
  const facts = { passkey: login.id, used: [used, ...spends] }
  return startSession(admin, { cookies, headers }, { method: 'passkey', ...facts })
})
