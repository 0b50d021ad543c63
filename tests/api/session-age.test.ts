import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ageSessions } from '#tests/support/age-sessions.ts'
import { type ApiClient, apiClient } from '#tests/support/api-client.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

let stack: TestStack
let owner: ApiClient

beforeAll(async () => {
  stack = await startTestStack()
  owner = apiClient(stack)
  await owner.login(stack.admin)
})
afterAll(() => stack.stop())

const statusAt = async (age: { idle: number; left?: number }) => {
  await ageSessions(stack.dynamodbEndpoint, age)
  return (await owner.call('getSession')).status
}

test('a session is over after an hour without use, and use keeps it alive', async () => {
  expect(await statusAt({ idle: 59 })).toBe(200)
  expect((await owner.call('getSession')).status).toBe(200)
  expect(await statusAt({ idle: 61 })).toBe(401)
})

test('a session in use is over at its absolute end, whether or not its row is still there', async () => {
  expect(await statusAt({ idle: 0, left: 1 })).toBe(200)
  expect(await statusAt({ idle: 0, left: -1 })).toBe(401)
})
