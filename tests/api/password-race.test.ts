import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type LocalDynamodb, startDynamodb } from '#scripts/local/dynamodb.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { type HeldTable, startHeldTable } from '#tests/support/held-table.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

let dataDir: string
let dynamodb: LocalDynamodb
let table: HeldTable
let stack: TestStack

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'password-race-'))
  dynamodb = await startDynamodb(dataDir, 0)
  table = await startHeldTable(dynamodb.endpoint)
  stack = await startTestStack({ env: { DYNAMODB_ENDPOINT: table.url } })
})

afterAll(async () => {
  await stack.stop()
  await table.stop()
  await dynamodb.stop()
  await rm(dataDir, { recursive: true })
})

test('a login that checked the old password before it changed leaves no session', async () => {
  const [owner, thief] = [apiClient(stack), apiClient(stack)]
  await owner.login(stack.admin)
  const passwords = { currentPassword: stack.admin.password, newPassword: 'another long passphrase' }

  // The new password is on its way: its time is earlier than the session's, so that age alone does not end the session.
  const newPassword = table.hold('PutItem', 'passwordHash')
  const change = owner.call('changePassword', { body: passwords })
  await newPassword.arrived
  const newSession = table.hold('TransactWriteItems', 'sess')
  const login = thief.call('login', { body: stack.admin })
  await newSession.arrived

  newPassword.release()
  expect((await change).status).toBe(200)
  newSession.release()
  expect((await login).status).toBe(401)
  expect((await thief.call('getSession')).status).toBe(401)
  expect((await owner.call('getSession')).status).toBe(200)
})
