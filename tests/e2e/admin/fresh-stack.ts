/** `test` for a stack that no other test has touched or will see: with nothing in it, another mail service, a new password. */
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { test as base, copyCookies } from '#tests/support/browser/test.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Variables that `npm start` reads. */
  stackEnv: Record<string, string>
  freshStack: TestStack
  /** An API client that is signed in there. */
  freshAdmin: ApiClient
}

/** Starting a stack beside others, on a busy machine. */
const START_MS = 120_000

export const test = base.extend<Fixtures>({
  stackEnv: {},
  stack: async ({ freshStack }, use) => use(freshStack),
  freshStack: [
    async ({ stackEnv }, use) => {
      const stack = await startTestStack({ env: stackEnv })
      await use(stack)
      await stack.stop()
    },
    { scope: 'test', timeout: START_MS },
  ],
  freshAdmin: async ({ stack }, use) => {
    const client = apiClient(stack)
    await client.login(stack.admin)
    await use(client)
  },
  signIn: async ({ context, freshAdmin, stack }, use) =>
    use(() => copyCookies(context, freshAdmin, stack.url)),
})
