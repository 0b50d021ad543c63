import { readDevice } from '#functions/account/device-proof.ts'
import { countSite, countTries } from '#functions/account/login-throttle.ts'
import { newChallenge } from '#functions/account/passkey-store.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Each use of a passkey needs a challenge, so that this limits sign-ins by passkey, too. */
export const handler = endpoint(contract.createChallenge, async ({ body, network, cookies }) => {
  const { device } = await readDevice(body.device, cookies)
  if (device) await countTries(['challenge-device', device.id])
  else {
    // Network first: a refused request must not use up the limit of others.
    await countTries(['challenge-network', network])
    await countSite('challenge-site', network)
    await countTries(['challenge-everyone', ''])
  }
  return { challenge: await newChallenge() }
})
