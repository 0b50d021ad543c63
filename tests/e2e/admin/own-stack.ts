/** `test` for what would disturb other tests: prices, words, settings, passwords. Each worker gets a stack of its own. */
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { allowManyVisits } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { test as base, copyCookies } from '#tests/support/browser/test.ts'

export { expect } from '@playwright/test'

type WorkerFixtures = {
  ownStack: TestStack
  /** Signed in there; one per worker, because signing in is throttled. */
  ownAdmin: ApiClient
}

/** Starting a stack beside another one, on a busy machine. */
const START_MS = 120_000

export const test = base.extend<object, WorkerFixtures>({
  stack: async ({ ownStack }, use) => use(ownStack),
  ownStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from the pattern
    async ({}, use) => {
      const stack = await startTestStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  ownAdmin: [
    async ({ ownStack }, use) => {
      const client = apiClient(ownStack)
      await client.login(ownStack.admin)
      await allowManyVisits(client)
      await use(client)
    },
    { scope: 'worker' },
  ],
  signIn: async ({ context, ownAdmin, ownStack }, use) =>
    use(() => copyCookies(context, ownAdmin, ownStack.url)),
})
