/** What the tests of one file share: a stack of their own, the owner signed in there, and arrival windows. */
import { afterAll, beforeAll } from '@jest/globals'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { openWindows, type Window } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'

/** A stack for a whole file. Nothing of it is known before the first test. */
export function fileStack(): TestStack {
  const stack = {} as TestStack
  beforeAll(async () => {
    Object.assign(stack, await startTestStack())
  })
  afterAll(() => stack.stop())
  return stack
}

/** An API client that is signed in as the owner, from the first test on. */
export function fileOwner(stack: TestStack): ApiClient {
  const owner = apiClient(stack)
  beforeAll(() => owner.login(stack.admin))
  return owner
}

/** Gives the arrival windows of a stack, the latest first, each once. */
export function fileWindows(stack: TestStack): () => Window {
  let windows: Window[] = []
  beforeAll(async () => {
    windows = await openWindows(apiClient(stack))
  })
  return () => {
    const window = windows.pop()
    if (!window) throw new Error('No window is left')
    return window
  }
}
