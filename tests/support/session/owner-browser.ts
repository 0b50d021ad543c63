/** Browsers of an admin against functions with a clock and a host of their own: each keeps its cookies. */
import { EDGE_HEADERS } from '#functions/environment.ts'
import type { Answer } from '#schemas/contract/index.ts'
import type { EndpointName } from '#schemas/routes.ts'
import type { FunctionApi } from '#tests/support/api/function-api.ts'
import { codeOf } from '#tests/support/session/authenticator-app.ts'
import { type SoftwarePasskey, softwarePasskey } from '#tests/support/session/software-passkey.ts'

const HOST = 'www.example.com'
export const ORIGIN = `https://${HOST}`

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** What a passkey says instead of the truth. */
export type Lies = Partial<Parameters<SoftwarePasskey['signIn']>[0]>

export type OwnerBrowser = ReturnType<typeof ownerBrowser>

let browsers = 0

/** @param now epoch milliseconds that the functions see */
export function ownerBrowser(
  api: () => FunctionApi,
  now: () => number,
  { userAgent = SAFARI, address = '' } = {},
) {
  const cookies = new Map<string, string>()
  browsers += 1
  const own = address || `198.51.100.${browsers}`

  async function call(name: EndpointName, body: object = {}, query = '') {
    const answer = await api().post(name, body, {
      address: own,
      query,
      clockAheadMs: now() - Date.now(),
      headers: {
        [EDGE_HEADERS.viewerHost]: HOST,
        'user-agent': userAgent,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    for (const cookie of answer.cookies) {
      const at = cookie.indexOf('=')
      cookies.set(cookie.slice(0, at), cookie.slice(at + 1))
    }
    return answer
  }

  /** The same for a call that must succeed. @returns the body */
  async function expectSuccess<N extends EndpointName>(name: N, body?: object): Promise<Answer<N>> {
    const { status, text } = await call(name, body)
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`)
    return JSON.parse(text) as Answer<N>
  }

  const challenge = async () => (await expectSuccess('createChallenge')).challenge
  return {
    call,
    expect: expectSuccess,
    challenge,
    addPasskey: async (passkey = softwarePasskey()) => {
      const registration = passkey.register({ challenge: await challenge(), origin: ORIGIN })
      await expectSuccess('changeSignIn', { action: 'addPasskey', registration })
      return passkey
    },
    signInBy: async (passkey: Pick<SoftwarePasskey, 'signIn'>, userId: string, lies: Lies = {}) => {
      const signed = { challenge: await challenge(), origin: ORIGIN, ...lies }
      return call('passkeyLogin', passkey.signIn(signed, userId))
    },
    /** @returns the secret of the authenticator app */
    setUpApp: async () => {
      const { secret = '' } = await expectSuccess('changeSignIn', { action: 'newSecret' })
      await expectSuccess('changeSignIn', { action: 'setUpApp', secret, code: codeOf(secret, now()) })
      return secret
    },
    changePassword: (currentPassword: string, newPassword: string) =>
      expectSuccess('changePassword', { currentPassword, newPassword }),
    isSignedIn: async () => (await call('getSession')).status === 200,
  }
}
