/** Browsers of admins on a stack's table, with a clock that a test moves. */
import { afterAll, beforeAll } from '@jest/globals'
import { fileSecrets, fileStack } from '#tests/support/api/file-stack.ts'
import { type FunctionApi, startFunctionApi } from '#tests/support/api/function-api.ts'
import { STEP_MS } from '#tests/support/session/authenticator-app.ts'
import { type OwnerBrowser, ownerBrowser } from '#tests/support/session/owner-browser.ts'
import { someAdmin } from '#tests/support/session/some-admin.ts'
import { spend } from '#tests/support/table/budgets.ts'

/** Tries are counted in clock windows of five minutes. */
const WINDOW_MS = 5 * 60 * 1000

export function signInDesk() {
  const stack = fileStack()
  fileSecrets(stack)
  let api: FunctionApi
  /** Moves only when a test moves it. Starts in the middle of a code's 30 seconds, so that no code ends during a call. */
  const clock = { now: Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS + STEP_MS / 2 }
  beforeAll(() => {
    api = startFunctionApi({ dynamodb: stack.dynamodbEndpoint, ses: stack.mailUrl })
  })
  afterAll(() => api.kill())

  const browser = (options?: { userAgent?: string; address?: string }): OwnerBrowser =>
    ownerBrowser(
      () => api,
      () => clock.now,
      options,
    )
  return {
    stack,
    clock,
    browser,
    /** A new account, and a browser that is signed in to it by password. */
    newOwner: async () => {
      const account = await someAdmin()
      const owner = browser()
      await owner.expect('login', account)
      return { account, owner, userId: (await owner.expect('getSignIn')).userId }
    },
    /** Uses up all tries of this window, as many networks together would. */
    spendTries: async (limit: string, client: string) => {
      const start = Math.floor(clock.now / WINDOW_MS) * (WINDOW_MS / 1000)
      const windowsOf = () => ({ start, end: start + WINDOW_MS / 1000 })
      await spend(stack.dynamodbEndpoint, { scope: `login-${limit}`, client, windowsOf })
    },
    nextWindow: () => {
      clock.now += WINDOW_MS
    },
  }
}
