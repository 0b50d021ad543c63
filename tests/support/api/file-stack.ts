/** Shared by the tests of one file: a stack with a new table, the owner signed in there, and arrival windows. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { openWindows, type Window } from '#tests/support/api/requests.ts'
import { type StackClock, stackClock } from '#tests/support/api/stack-clock.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { type WorkerStack, workerStack } from '#tests/support/api/worker-stack.ts'

/** Its properties are there from the first test on. */
export function fileStack(): WorkerStack & StackClock {
  const stack = {} as WorkerStack & StackClock
  beforeAll(async () => {
    Object.assign(stack, await workerStack())
    Object.assign(stack, stackClock(stack))
  })
  // Functions that run in this process log to its console.
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}))
  return stack
}

/** An API client that is signed in as the owner, from the first test on. */
export function fileOwner(stack: WorkerStack): ApiClient {
  const owner = apiClient(stack)
  beforeAll(() => takeSession(owner, stack))
  return owner
}

function takeSession(owner: ApiClient, { cookies }: WorkerStack): void {
  for (const [name, value] of cookies) owner.cookies.set(name, value)
}

/** The stack of this file's tests, and its owner. */
export function fileDesk() {
  const stack = fileStack()
  return { stack, owner: fileOwner(stack) }
}

/** The same for a file that stops its stack, or starts it with variables or a folder of its own. */
export function ownDesk(options: Parameters<typeof startTestStack>[0] = {}) {
  const stack = {} as TestStack
  const owner = apiClient(stack)
  beforeAll(async () => {
    Object.assign(stack, await startTestStack(options))
    await owner.login(stack.admin)
  })
  afterAll(() => stack.stop())
  return { stack, owner }
}

/** A file's desk with arrival windows, each once. */
export function bookingDesk() {
  const { stack, owner } = fileDesk()
  return { stack, owner, freshWindow: fileWindows(stack) }
}

/** Lets functions that run in this process sign as the stack does, and use its table. */
export function fileSecrets(stack: WorkerStack): void {
  beforeAll(async () => {
    const secrets = JSON.parse(await readFile(join(stack.dataDir, 'secrets.json'), 'utf8'))
    Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint), {
      [ENV.jwtSecret]: secrets.jwtSecret,
      [ENV.linkSecrets]: secrets.linkSecret,
    })
  })
}

/** Gives the arrival windows of a stack that nobody has booked, the latest first, each once. */
export function fileWindows(stack: WorkerStack): () => Window {
  let windows: Window[] = []
  const key = ({ serviceDate, serviceTime }: Window) => `${serviceDate} ${serviceTime}`
  beforeAll(async () => {
    const owner = apiClient(stack)
    takeSession(owner, stack)
    const booked = (await owner.expect('listBookings', { limit: 100 })).map(key)
    windows = (await openWindows(owner)).filter((window) => !booked.includes(key(window)))
  })
  return () => {
    const window = windows.pop()
    if (!window) throw new Error('No window is left')
    return window
  }
}
