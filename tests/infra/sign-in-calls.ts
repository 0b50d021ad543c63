/** Calls that need those grants of signing in that its sample calls do not. */
import { randomUUID } from 'node:crypto'
import { idOfLink, signLink } from '#functions/links/signed-link.ts'
import { digest } from '#functions/table/keys.ts'
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'
import { CALLED_ORIGIN, type FunctionCaller } from '#tests/support/api/function-caller.ts'
import { codeOf } from '#tests/support/session/authenticator-app.ts'
import { deviceToken, undoToken } from '#tests/support/session/link-tokens.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'
import { someAdmin } from '#tests/support/session/some-admin.ts'

/** Counted by its /48, too. */
const IPV6 = '2001:db8::1'

export function signInCalls({ call, event, signIn }: Pick<FunctionCaller, 'call' | 'event' | 'signIn'>) {
  const withApp = async () => {
    const admin = await someAdmin()
    const cookies = await signIn(admin)
    const change = (body: object) => call('changeSignIn', { cookies, body })
    const { secret = '' } = await change({ action: 'newSecret' })
    const code = codeOf(secret, Date.now())
    const { recoveryCodes = [], userId } = await change({ action: 'setUpApp', secret, code })
    return { admin, cookies, change, recoveryCodes, secret, userId }
  }
  return {
    // With recovery codes and a device link, and from a browser that is signed in: the new session replaces the old one.
    login: async () => {
      const { admin, cookies, recoveryCodes } = await withApp()
      const body = { ...admin, code: recoveryCodes[0], device: await deviceToken() }
      await call('login', { cookies, body })
      await call('login', { address: IPV6, body: await someAdmin() })
    },
    undoChange: async (invoke: InvokeFunction) => {
      // A link that does not work is answered with the phone number.
      await invoke('undoChange', event('undoChange', { body: { token: 'x', action: 'see' } }))
      const { secret, userId } = await withApp()
      const by = { admin: userId, device: 'Safari on iPhone' }
      const undo = async (change: Parameters<typeof undoToken>[0], now?: string) =>
        call('undoChange', { body: { token: await undoToken(change, now), action: 'undo' } })
      await undo({ what: 'recovery-codes', ...by })
      await undo({ what: 'app-added', ...by, left: digest(secret) })
      const set = (value: string) => call('updateSetting', { params: { key: 'phone' }, body: { value } })
      await set('(559) 555-0111')
      await undo({ what: 'phone', ...by }, (await set('(559) 555-0199')).updatedAt)
      const { feed } = await call('shareCalendar', { body: { isRenewed: true } })
      const token = new URL(feed).searchParams.get('t') ?? ''
      await undo({ what: 'feed', ...by, left: idOfLink('feed', token) })
    },
    createChallenge: async () => {
      await call('createChallenge', { cookies: await signIn(await someAdmin()), body: {} })
      await call('createChallenge', { address: IPV6, body: { device: signLink('device', randomUUID()) } })
    },
    changeSignIn: async () => {
      const { change } = await withApp()
      const { challenge } = await call('createChallenge', { body: {} })
      const registration = softwarePasskey().register({ challenge, origin: CALLED_ORIGIN })
      await change({ action: 'addPasskey', registration })
      await change({ action: 'newRecoveryCodes' })
      await change({ action: 'removeApp' })
    },
  }
}
