import { checkLogin } from '#functions/account/check-login.ts'
import { readDevice } from '#functions/account/device-proof.ts'
import { countTries } from '#functions/account/login-throttle.ts'
import { checkSecondFactor } from '#functions/account/second-factor-store.ts'
import { startSession } from '#functions/account/start-session.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { isKnownDevice } from '#functions/session/signed-token.ts'
import * as contract from '#schemas/contract/session.ts'

/** Signs in by password, with a code where an authenticator app is set up. */
export const handler = endpoint(
  contract.login,
  async ({ body, network, cookies, headers }) => {
    const { device, spends } = await readDevice(body.device, cookies)
    const admin = await checkLogin(body, network, device)
    const isKnown = device !== undefined && isKnownDevice(device, admin)
    const { method, used } = await checkSecondFactor(admin.id, body.code, isKnown)
    return startSession(admin, { cookies, headers }, { method, used: [...used, ...spends] })
  },
  { onMalformed: (network) => countTries(['network', network]) },
)
