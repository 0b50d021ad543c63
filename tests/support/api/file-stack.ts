/** Shared by the tests of one file: a stack with a new table, the owner signed in there, and arrival windows. */
import { beforeAll } from '@jest/globals'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { openWindows, type Window } from '#tests/support/api/requests.ts'
import { type StackClock, stackClock } from '#tests/support/api/stack-clock.ts'
import { type WorkerStack, workerStack } from '#tests/support/api/worker-stack.ts'

/** Its properties are there from the first test on. */
export function fileStack(): WorkerStack & StackClock {
  const stack = {} as WorkerStack & StackClock
  beforeAll(async () => {
    Object.assign(stack, await workerStack())
    Object.assign(stack, stackClock(stack))
  })
  return stack
}

/** An API client that is signed in as the owner, from the first test on. */
export function fileOwner(stack: WorkerStack): ApiClient {
  const owner = apiClient(stack)
  beforeAll(() => {
    for (const [name, value] of stack.cookies) owner.cookies.set(name, value)
  })
  return owner
}

/** Gives the arrival windows of a stack, the latest first, each once. */
export function fileWindows(stack: WorkerStack): () => Window {
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
