/** Calls that need those grants of signing in that its sample calls do not. */
import { randomUUID } from 'node:crypto'
import { LIFETIMES, signToken } from '#functions/session/signed-token.ts'
import { CALLED_ORIGIN, type FunctionCaller } from '#tests/support/api/function-caller.ts'
import { someAdmin } from '#tests/support/api/sample-calls.ts'
import { codeOf } from '#tests/support/session/authenticator-app.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'

export function signInCalls({ call, signIn }: Pick<FunctionCaller, 'call' | 'signIn'>) {
  const withApp = async () => {
    const admin = await someAdmin()
    const cookies = await signIn(admin)
    const change = (body: object) => call('changeSignIn', { cookies, body })
    const { secret = '' } = await change({ action: 'newSecret' })
    const code = codeOf(secret, Date.now())
    const { recoveryCodes = [], userId } = await change({ action: 'setUpApp', secret, code })
    return { admin, cookies, change, recoveryCodes, userId }
  }
  return {
    // With a recovery code and a device link, and from a browser that is signed in: the new session replaces the old one.
    login: async () => {
      const { admin, cookies, recoveryCodes, userId } = await withApp()
      const device = await signToken('device-link', userId, randomUUID(), LIFETIMES['device-link'])
      await call('login', { cookies, body: { ...admin, code: recoveryCodes[0], device } })
    },
    createChallenge: async () => {
      await call('createChallenge', { cookies: await signIn(await someAdmin()) })
    },
    changeSignIn: async () => {
      const { change } = await withApp()
      const { challenge } = await call('createChallenge')
      const registration = softwarePasskey().register({ challenge, origin: CALLED_ORIGIN })
      await change({ action: 'addPasskey', registration })
      await change({ action: 'newRecoveryCodes' })
      await change({ action: 'removeApp' })
    },
  }
}
