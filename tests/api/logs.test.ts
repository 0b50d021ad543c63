import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { attack } from '#tests/support/api/attack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { ownDesk } from '#tests/support/api/file-stack.ts'
import { HOSTILE_BODIES, HOSTILE_TEXTS } from '#tests/support/api/hostile-values.ts'
import { commercialRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { codeOf } from '#tests/support/session/authenticator-app.ts'

/** Is in every personal value that this test sends, and must reach no log. */
const CANARY = 'canary7391'

// A directory of the test's own, so that the log outlives the stack.
const dataDir = mkdtempSync(join(tmpdir(), 'logs-'))
const { stack, owner } = ownDesk({ dataDir })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const PERSONAL = {
  name: `${CANARY} Name`,
  email: `${CANARY}@example.com`,
  phone: `559555${CANARY}`,
  address: `${CANARY} Street`,
  message: `${CANARY} message`,
}

async function sendForms() {
  const { name, email, phone, address, message } = PERSONAL
  const client = apiClient(stack)
  await attack(client, 'POST', '/api/contacts', { body: { name, email, phone, message } })
  await attack(client, 'POST', '/api/contacts', { body: { ...PERSONAL, [CANARY]: 1 } })
  await attack(client, 'POST', '/api/contacts', { body: `{"name":"${CANARY}` })
  await attack(client, 'POST', '/api/quotes', { body: quoteRequest({ customerInfo: PERSONAL }) })
  const quote = quoteRequest({ houseSize: CANARY, customerInfo: PERSONAL })
  await attack(client, 'POST', '/api/quotes', { body: quote })
  const commercial = commercialRequest({ contactName: name, email, phone, address, message })
  await attack(client, 'POST', '/api/commercial-contacts', { body: commercial })
  const booking = { ...visitor(), email, phone, address, serviceDate: CANARY }
  await attack(client, 'POST', '/api/bookings', { body: booking })
  for (const text of Object.values(HOSTILE_TEXTS))
    await attack(apiClient(stack), 'POST', '/api/contacts', { body: { ...PERSONAL, message: text } })
  for (const body of Object.values(HOSTILE_BODIES))
    await attack(apiClient(stack), 'POST', '/api/contacts', { body })
}

/** @param row an id that no record has @returns what signs in, beside the password */
async function callAsOwner(row: string): Promise<string[]> {
  // Hashing is slow on purpose; its time is not tested here.
  await apiClient(stack).send('POST', '/api/admin/login', { body: { username: CANARY, password: CANARY } })
  await owner.send('PATCH', '/api/admin/password', {
    body: { currentPassword: CANARY, newPassword: CANARY },
  })
  await attack(owner, 'GET', `/api/admin/contacts?q=${CANARY}&status=${CANARY}`)
  await attack(owner, 'DELETE', `/api/admin/contacts/${CANARY}`)
  await attack(owner, 'DELETE', `/api/admin/contacts/${row}`)
  await owner.call('updateSetting', 'phone', { value: PERSONAL.phone })
  const { secret = '' } = await owner.expect('changeSignIn', { action: 'newSecret' })
  const app = { action: 'setUpApp', secret, code: codeOf(secret, Date.now()) } as const
  const { recoveryCodes = [] } = await owner.expect('changeSignIn', app)
  const [code = ''] = recoveryCodes
  expect((await apiClient(stack).call('login', { ...stack.admin, code })).status).toBe(200)
  await attack(apiClient(stack), 'GET', '/api/admin/session', {
    headers: { cookie: `__Host-session=${CANARY}` },
  })
  return [secret, app.code, ...recoveryCodes]
}

test('logs hold one JSON line a request and no personal data (P15.8)', async () => {
  const row = randomUUID()
  await sendForms()
  const codes = await callAsOwner(row)
  await stack.stop()
  const log = await readFile(join(dataDir, 'functions.log'), 'utf8')
  // Excludes messages of the local web server, for instance about aborted requests.
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  const logged = lines.map((line) => JSON.parse(line) as { requestId?: string; route?: string })
  const requests = logged.filter(({ route, requestId }) => route && requestId)
  const attacks = Object.keys(HOSTILE_TEXTS).length + Object.keys(HOSTILE_BODIES).length
  expect(requests.length).toBeGreaterThan(attacks)
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length)
  const admin = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(requests.filter((line) => 'row' in line)).toEqual([
    expect.objectContaining({ route: 'deleteContact', status: 404, admin, row }),
    expect.objectContaining({ route: 'updateSetting', admin, row: 'phone' }),
  ])
  const creates = requests.filter(({ route }) => route?.startsWith('create'))
  expect(creates.some((line) => 'admin' in line)).toBe(false)
  const token = owner.cookies.get('__Host-session') ?? 'no session'
  const person = ['ana@example.com', '555-0111', 'Main St', 'skylights']
  const secrets = [CANARY, ...person, stack.admin.password, token, ...codes]
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false])
})
