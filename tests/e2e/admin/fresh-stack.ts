/**
 * `test` for a stack with nothing in it: one a worker, whose table and mailbox are put back before each test. It publishes no
 * pages. Where a test looks at pages, stops its stack or gives it variables, `test.use({ stackEnv: {} })` starts one for it alone.
 */
import { rm } from 'node:fs/promises'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { type KeptStack, reset } from '#tests/support/api/worker-stack.ts'
import { test as base, copyCookies } from '#tests/support/browser/test.ts'
import { hashCheaply } from '#tests/support/session/cheap-password.ts'
import { readWholeTable } from '#tests/support/table/rows.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Variables that `npm start` reads. */
  stackEnv: Record<string, string> | undefined
  freshStack: TestStack
  /** An API client that is signed in there. */
  freshAdmin: ApiClient
}

type WorkerFixtures = {
  /** Started by the first test that needs it. */
  keptStack: () => Promise<KeptStack<TestStack>>
}

/** Starting a stack beside others, on a busy machine. */
const START_MS = 120_000

/** Without the seconds that a stack takes to end in order. */
async function discard({ kill, dataDir }: TestStack): Promise<void> {
  await kill()
  await rm(dataDir, { recursive: true, force: true })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stackEnv: [undefined, { option: true }],
  stack: async ({ freshStack }, use) => use(freshStack),
  keptStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from the pattern
    async ({}, use) => {
      let kept: KeptStack<TestStack> | undefined
      await use(async () => {
        if (kept) return kept
        const stack = await startTestStack({ env: { PUBLISHER: 'off', SCHEDULE: 'off' } })
        await hashCheaply(stack.dynamodbEndpoint, stack.admin)
        kept = { stack, rows: await readWholeTable(stack.dynamodbEndpoint) }
        return kept
      })
      if (kept) await discard(kept.stack)
    },
    { scope: 'worker' },
  ],
  freshStack: [
    async ({ stackEnv: env, keptStack }, use) => {
      if (env) {
        const stack = await startTestStack({ env })
        await use(stack)
        await discard(stack)
      } else {
        const kept = await keptStack()
        await reset(kept)
        await use(kept.stack)
      }
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
