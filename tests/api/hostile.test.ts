import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { endpoints } from '#schemas/api/index.ts'
import { expectDecent } from '#tests/support/answer-checks.ts'
import { type ApiAnswer, type ApiClient, apiClient, type Input } from '#tests/support/api-client.ts'
import { HOSTILE_BODIES, HOSTILE_IDS, HOSTILE_TEXTS } from '#tests/support/hostile-values.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/requests.ts'
import { readTable } from '#tests/support/table-rows.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

/** No request may keep a visitor, or a function, busy for longer. */
const SLOWEST_MS = 1500
/** In every personal value that these tests send; nothing of it may reach a log. */
const CANARY = 'canary7391'

let stack: TestStack
let owner: ApiClient
let requests = 0

beforeAll(async () => {
  // A directory of our own outlives the stack, and with it the log.
  stack = await startTestStack({ dataDir: await mkdtemp(join(tmpdir(), 'hostile-')) })
  owner = apiClient(stack)
  await owner.login(stack.admin)
}, 120_000)
afterAll(async () => {
  await stack.stop()
  await rm(stack.dataDir, { recursive: true, force: true })
})

async function attack(
  client: ApiClient,
  method: string,
  path: string,
  input: Input = {},
): Promise<ApiAnswer> {
  requests += 1
  const start = performance.now()
  const answer = await client.send(method, path, input)
  const ms = performance.now() - start
  expectDecent(answer, `${method} ${path} ${JSON.stringify(input).slice(0, 200)}`)
  expect([path, ms < SLOWEST_MS]).toEqual([path, true])
  return answer
}

const rowsBefore = () => readTable(stack)
/** Every refused attack must leave the table as it was. */
async function expectUnchanged(before: Awaited<ReturnType<typeof rowsBefore>>): Promise<void> {
  const kept = (rows: typeof before) => rows.filter(({ pk }) => !pk.startsWith('OUTBOX#'))
  const after = await readTable(stack)
  expect(after.map(({ pk, sk }) => pk + sk)).toEqual(before.map(({ pk, sk }) => pk + sk))
  // Mails that were queued before may have been sent meanwhile.
  expect(kept(after)).toEqual(kept(before))
}

const takingBodies = endpoints.filter(
  ({ method, name }) => method !== 'GET' && method !== 'DELETE' && name !== 'logout',
)
const pathOf = (path: string, id = '00000000-0000-4000-8000-000000000000') => path.replace(/\{\w+\}/g, id)

test('bodies that are no proper JSON object are refused by every endpoint', async () => {
  const before = await rowsBefore()
  for (const { method, path, access, name } of takingBodies) {
    for (const body of Object.values(HOSTILE_BODIES)) {
      const client = access === 'admin' ? owner : apiClient(stack)
      const answer = await attack(client, method, pathOf(path), { body })
      const allowed = name === 'retryNotification' ? [400, 404, 413] : [400, 404, 413, 415]
      expect([name, allowed.includes(answer.status)]).toEqual([name, true])
    }
  }
  await expectUnchanged(before)
}, 180_000)

test('hostile texts in public forms are refused, or stored as what they are and read again', async () => {
  const forms: [string, (text: string) => unknown][] = [
    ['/api/contacts', (text) => contactRequest({ message: text })],
    ['/api/contacts', (text) => contactRequest({ name: text })],
    ['/api/contacts', (text) => contactRequest({ email: text })],
    ['/api/contacts', (text) => contactRequest({ phone: text })],
    [
      '/api/quotes',
      (text) =>
        quoteRequest({
          customerInfo: { name: CANARY, email: `${CANARY}@example.com`, address: text, message: text },
        }),
    ],
    ['/api/quotes', (text) => quoteRequest({ houseSize: text })],
    ['/api/quotes', (text) => quoteRequest({ windowTypes: [text] })],
    ['/api/commercial-contacts', (text) => commercialRequest({ businessName: text, message: text })],
    ['/api/commercial-contacts', (text) => ({ ...commercialRequest(), quoteData: { buildingType: text } })],
    ['/api/commercial-contacts', (text) => ({ ...commercialRequest(), quoteData: { frequency: text } })],
    ['/api/bookings', (text) => ({ ...visitor(), serviceDate: text, serviceTime: text })],
    [
      '/api/bookings',
      (text) => ({ ...visitor(), serviceDate: '2026-12-01', serviceTime: '10:00', city: text }),
    ],
    [
      '/api/bookings',
      (text) => ({ ...visitor(), serviceDate: '2026-12-01', serviceTime: '10:00', quoteId: text }),
    ],
    ['/api/admin/login', (text) => ({ username: text, password: `${CANARY}` })],
  ]
  for (const [path, form] of forms)
    for (const text of Object.values(HOSTILE_TEXTS))
      await attack(apiClient(stack), 'POST', path, { body: form(text) })
  for (const list of [
    'contacts',
    'quotes',
    'commercial-quotes',
    'bookings',
    'pricing',
    'content',
    'settings',
    'dashboard',
  ])
    expect((await owner.send('GET', `/api/admin/${list}`)).status).toBe(200)
}, 180_000)

test('hostile texts in the back office never break a page that visitors see', async () => {
  const { id } = await owner.expect('createContentItem', {
    body: { section: 'hero', key: 'hostile', content: 'x' },
  })
  for (const text of Object.values(HOSTILE_TEXTS)) {
    for (const contentType of ['text', 'html', 'markdown'])
      await attack(owner, 'PATCH', `/api/admin/content/${id}`, { body: { content: text, contentType } })
    await attack(owner, 'PATCH', `/api/admin/content/${id}`, { body: { key: text } })
    for (const key of [
      'phone',
      'street',
      'blocked_days',
      'window_capacity',
      'reviews_url',
      'video_url',
      'email',
    ])
      await attack(owner, 'PUT', `/api/admin/settings/${key}`, { body: { value: text } })
    await attack(owner, 'POST', '/api/admin/pricing', {
      body: { category: 'stories', key: text, label: text, price: text },
    })
    for (const path of [
      '/api/content',
      '/api/site-info',
      '/api/pricing',
      '/api/availability?from=2026-01-01&to=2099-01-01',
    ])
      expect([path, (await attack(apiClient(stack), 'GET', path)).status]).toEqual([path, 200])
  }
  expect((await openWindows(owner)).length).toBeGreaterThan(0)
}, 180_000)

test('ids that are none, of another kind, or made of key prefixes and paths find nothing and change nothing', async () => {
  const contact = await apiClient(stack).expect('createContact', { body: contactRequest() })
  const [price] = await owner.expect('listPricingEntries')
  const before = await rowsBefore()
  const foreign = (path: string) => [
    ...(path.includes('contacts') ? [] : [contact.id]),
    ...(path.includes('pricing') ? [] : [price?.id ?? '']),
  ]
  const withIds = endpoints.filter(({ path }) => path.includes('{'))
  for (const { method, path } of withIds) {
    for (const id of [...HOSTILE_IDS, ...foreign(path)]) {
      const body = method === 'DELETE' ? {} : { body: { value: 'x', status: 'new' } }
      const answer = await attack(owner, method, pathOf(path, id), body)
      expect([method, path, id, answer.status >= 400]).toEqual([method, path, id, true])
    }
  }
  await expectUnchanged(before)
}, 120_000)

test('nobody can set what is not theirs to set', async () => {
  const before = await rowsBefore()
  const extras = {
    id: 'x',
    status: 'confirmed',
    isSpam: false,
    createdAt: '2001-01-01T00:00:00.000Z',
    expiresAt: 1,
    entity: 'ADMIN',
    role: 'admin',
  }
  for (const [name, value] of Object.entries(extras)) {
    for (const [path, body] of [
      ['/api/contacts', contactRequest()],
      ['/api/quotes', quoteRequest()],
      ['/api/commercial-contacts', commercialRequest()],
      ['/api/bookings', { ...visitor(), serviceDate: '2026-12-01', serviceTime: '10:00' }],
    ] as const) {
      const answer = await attack(apiClient(stack), 'POST', path, { body: { ...body, [name]: value } })
      expect([path, name, answer.status]).toEqual([path, name, 400])
    }
  }
  await expectUnchanged(before)
})

test('tricks with paths, methods and queries find no way in', async () => {
  const tricks = [
    '/api/admin/quotes/',
    '/api//admin/quotes',
    '/API/ADMIN/QUOTES',
    '/api/admin/../admin/quotes',
    '/api/pricing/../admin/quotes',
    '/api/pricing%2f..%2fadmin%2fquotes',
    '/api/admin%2fquotes',
    '/api/admin/quotes%00',
    '/api/admin/quotes;a=b',
    '/api/admin/quotes.json',
    '/api/admin/quotes?access=public',
  ]
  for (const path of tricks) {
    const answer = await apiClient(stack).send('GET', path)
    expect([path, answer.status >= 400 || answer.text.startsWith('<!')]).toEqual([path, true])
    expect(answer.text).not.toContain('customerInfo')
  }
  const queries = [
    '__proto__[a]=1',
    'limit[]=1',
    'limit=1&limit=2',
    'q=%ED%A0%80',
    'q=%',
    `q=${'x'.repeat(3000)}`,
    'status=__proto__',
    'sort=constructor',
    'cursor=..%2F..',
  ]
  for (const query of queries) await attack(owner, 'GET', `/api/admin/contacts?${query}`)
  for (const query of [
    'from=x&to=y',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-01-01',
    'from[]=1&to[]=2',
    'city=__proto__&from=2026-01-01&to=2026-01-02',
  ])
    await attack(apiClient(stack), 'GET', `/api/availability?${query}`)
})

test('hostile headers are refused or ignored', async () => {
  const send = (headers: Record<string, string>) =>
    attack(apiClient(stack), 'POST', '/api/contacts', { body: '{}', headers })
  const headers: Record<string, string>[] = [
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'application/jsonx' },
    { 'content-type': '' },
    { cookie: '__Host-session=; __Host-session=a; =; ;;' },
    { cookie: `__Host-session=${'a.'.repeat(3000)}` },
    { 'idempotency-key': '../../x' },
    { 'idempotency-key': '__proto__' },
    { 'idempotency-key': '' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '10.0.0.1' },
    { 'x-origin-secret': 'x', 'x-client-address': '1.2.3.4', 'x-viewer-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { origin: 'null' },
    { origin: 'http://[' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-encoding': 'gzip' },
    { 'accept-language': 'x'.repeat(4000) },
  ]
  for (const one of headers) {
    const answer = await send(one)
    expect([one, [400, 403, 415].includes(answer.status)]).toEqual([one, true])
  }
})

test('a client cannot choose its own address to get around a limit', async () => {
  const client = apiClient(stack)
  const statuses = []
  for (let count = 0; count < 45; count++) {
    const headers = { 'x-client-address': `10.0.0.${count}`, 'x-forwarded-for': `10.0.1.${count}` }
    statuses.push((await attack(client, 'POST', '/api/contacts', { body: contactRequest(), headers })).status)
  }
  expect(statuses).toContain(429)
})

test('a body that never ends does not keep anyone else waiting', async () => {
  const open = Array.from({ length: 20 }, () => {
    const request = httpRequest(new URL('/api/contacts', stack.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    })
    request.on('error', () => {})
    request.write('{')
    return request
  })
  expect((await attack(apiClient(stack), 'GET', '/api/pricing')).status).toBe(200)
  for (const request of open) request.destroy()
})

test('logs hold one JSON line a request, and nothing personal, whatever was sent', async () => {
  const personal = {
    name: `${CANARY} Name`,
    email: `${CANARY}@example.com`,
    phone: `559555${CANARY}`,
    address: `${CANARY} Street`,
    message: `${CANARY} message`,
  }
  const { name, email, phone, address, message } = personal
  const client = apiClient(stack)
  await attack(client, 'POST', '/api/contacts', { body: { name, email, phone, message } })
  await attack(client, 'POST', '/api/contacts', { body: { ...personal, [CANARY]: 1 } })
  await attack(client, 'POST', '/api/contacts', { body: `{"name":"${CANARY}` })
  await attack(client, 'POST', '/api/quotes', { body: quoteRequest({ customerInfo: personal }) })
  await attack(client, 'POST', '/api/quotes', {
    body: quoteRequest({ houseSize: CANARY, customerInfo: personal }),
  })
  await attack(client, 'POST', '/api/commercial-contacts', {
    body: commercialRequest({ contactName: name, email, phone, address, message }),
  })
  await attack(client, 'POST', '/api/bookings', {
    body: { ...visitor(), email, phone, address, serviceDate: CANARY },
  })
  await attack(client, 'POST', '/api/admin/login', { body: { username: CANARY, password: CANARY } })
  await attack(owner, 'PATCH', '/api/admin/password', {
    body: { currentPassword: CANARY, newPassword: CANARY },
  })
  await attack(owner, 'GET', `/api/admin/contacts?q=${CANARY}&status=${CANARY}`)
  await attack(owner, 'DELETE', `/api/admin/contacts/${CANARY}`)
  await attack(client, 'GET', '/api/admin/session', { headers: { cookie: `__Host-session=${CANARY}` } })
  await stack.stop()
  const log = await readFile(join(stack.dataDir, 'functions.log'), 'utf8')
  // What the local web server says about itself, for instance of aborted requests, is no function's log.
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  const logged = lines.map((line) => JSON.parse(line) as { requestId?: string; route?: string })
  expect(logged.filter(({ route, requestId }) => route && requestId).length).toBeGreaterThan(requests / 2)
  const token = owner.cookies.get('__Host-session') ?? 'no session'
  const secrets = [CANARY, 'ana@example.com', '555-0111', 'Main St', 'skylights', stack.admin.password, token]
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false])
})
