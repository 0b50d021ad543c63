import { newChallenge } from '#functions/account/challenge-store.ts'
import { countTries } from '#functions/account/login-throttle.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { readCookie } from '#functions/session/session-cookie.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Each use of a passkey needs a challenge, so that this limits sign-ins by passkey, too. */
export const handler = endpoint(contract.createChallenge, async ({ client, cookies }) => {
  const device = await readCookie('device', cookies)
  if (device) await countTries(['challenge-device', device.id])
  else {
    // The network first, so that what it is refused counts for nobody else.
    await countTries(['challenge-network', client])
    await countTries(['challenge-everyone', ''])
  }
  return { challenge: await newChallenge() }
})
