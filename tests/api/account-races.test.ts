import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type HeldTable, startHeldTable } from '#tests/api/held-table.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'
import { hashCheaply } from '#tests/support/session/cheap-password.ts'
import { type OwnTable, startOwnTable } from '#tests/support/table/own-table.ts'

let dynamodb: OwnTable
let table: HeldTable
let stack: TestStack

beforeAll(async () => {
  dynamodb = await startOwnTable()
  table = await startHeldTable(dynamodb.endpoint)
  stack = await startTestStack({ env: { DYNAMODB_ENDPOINT: table.url } })
})

afterAll(async () => {
  await stack.stop()
  await table.stop()
  await dynamodb.stop()
})

test('an address that changes while an earlier change of it is undone shows the link nothing (P16.16)', async () => {
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  for (const one of ['first', 'second']) await owner.set('notification_email', `${one}@business.example`)
  const { body } = await waitForMail(stack, ({ body: { text } }) => text.includes('Now: se•••@'))
  const [, token = ''] = /\/undo\?k=(\S+)/.exec(body.text) ?? []
  const undoing = table.hold('undoneAt')
  const undo = apiClient(stack).call('undoChange', { token, action: 'undo' })
  await undoing.arrived
  await owner.set('notification_email', 'third@business.example')
  undoing.release()
  const { status, text } = await undo
  expect([status, text]).toEqual([409, expect.not.stringContaining('third')])
})

test('a login with the old password during a change leaves no session, whether it ends before or after', async () => {
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  const { username } = stack.admin
  let { password } = stack.admin
  for (const newPassword of ['another long passphrase', 'yet another long passphrase']) {
    // Lets a second request get far quickly while one is held.
    await hashCheaply(dynamodb.endpoint, { username, password })
    // The new password's time is then earlier than the session's, so that age alone does not end the session.
    const changing = table.hold('hasFirstPassword')
    const change = owner.call('changePassword', { currentPassword: password, newPassword })
    await changing.arrived
    const early = apiClient(stack)
    await early.login({ username, password })
    const signingIn = table.hold('sess')
    const late = apiClient(stack)
    const login = late.call('login', { username, password })
    await signingIn.arrived

    changing.release()
    expect((await change).status).toBe(200)
    signingIn.release()
    const { status } = await login
    for (const other of [early, late]) expect((await other.call('getSession')).status).toBe(401)
    expect(status).toBe(401)
    expect((await owner.call('getSession')).status).toBe(200)
    password = newPassword
  }
})

test('a browser that logs out while it changes the password stays logged out, with the password as it was (P16.4)', async () => {
  const { username } = stack.admin
  const password = 'yet another long passphrase'
  const owner = apiClient(stack)
  await owner.login({ username, password })
  const changing = table.hold('hasFirstPassword')
  const body = { currentPassword: password, newPassword: 'a fourth long passphrase' }
  const change = owner.call('changePassword', body)
  await changing.arrived
  await owner.expect('logout')
  changing.release()
  expect((await change).status).toBe(401)
  expect((await owner.call('getSession')).status).toBe(401)
  await owner.login({ username, password })
})
