import { beforeAll, expect, test } from '@jest/globals'
import { SESSION_PREFIX } from '#functions/table/keys.ts'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import { contract } from '#schemas/contract/index.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { endpoints } from '#schemas/routes.ts'
import { placesOf } from '#tests/api/leaf-places.ts'
import { attack } from '#tests/support/api/attack.ts'
import { type ApiAnswer, apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import {
  HEAVY_VALUES,
  HOSTILE_BODIES,
  HOSTILE_IDS,
  HOSTILE_TEXTS,
} from '#tests/support/api/hostile-values.ts'
import { processorMs } from '#tests/support/api/processor-time.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

const stack = fileStack()
const owner = fileOwner(stack)
// Ten minutes after signing in, `changeSignIn` asks again; the stack of this worker may be older.
beforeAll(() => owner.login(stack.admin))

const rowsBefore = () => readTable(stack.dynamodbEndpoint)
/** Every refused attack must leave the table as it was. */
async function expectUnchanged(before: Awaited<ReturnType<typeof rowsBefore>>): Promise<void> {
  const kept = (rows: typeof before) =>
    rows.filter(({ pk, sk }) => !pk.startsWith('OUTBOX#') && !sk.startsWith(SESSION_PREFIX))
  const after = await readTable(stack.dynamodbEndpoint)
  expect(after.map(({ pk, sk }) => pk + sk)).toEqual(before.map(({ pk, sk }) => pk + sk))
  // Queued mails may have been sent meanwhile, and the session may have been used.
  expect(kept(after)).toEqual(kept(before))
}

const takingBodies = endpoints.filter(({ name }) => {
  const { body }: EndpointSchemas = contract[name]
  return body !== undefined
})
const pathOf = (path: string, id = '00000000-0000-4000-8000-000000000000') => path.replace(/\{\w+\}/g, id)

/** What all endpoints share: each gets a quarter of the values, and each value is tried on a quarter of the endpoints. */
const quarter = <T>(values: readonly T[], of: number) => values.filter((_, index) => index % 4 === of % 4)

test('every endpoint refuses a body that is not a valid JSON object', async () => {
  const before = await rowsBefore()
  for (const [index, { method, path, access, name }] of takingBodies.entries()) {
    for (const body of quarter(Object.values(HOSTILE_BODIES), index)) {
      const client = access === 'admin' ? owner : apiClient(stack)
      const answer = await attack(client, method, pathOf(path), { body })
      expect([name, [400, 404, 413, 415].includes(answer.status)]).toEqual([name, true])
    }
  }
  await expectUnchanged(before)
}, 180_000)

/** Every field of a public form that takes a text. */
const FORMS: [path: string, form: (text: string) => unknown][] = [
  ['/api/contacts', (text) => contactRequest({ message: text })],
  ['/api/contacts', (text) => contactRequest({ name: text })],
  ['/api/contacts', (text) => contactRequest({ email: text })],
  ['/api/contacts', (text) => contactRequest({ phone: text })],
  [
    '/api/quotes',
    (text) =>
      quoteRequest({
        customerInfo: { name: 'canary', email: 'canary@example.com', address: text, message: text },
        city: text,
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
  // Longer than bcrypt reads: refused without hashing.
  ['/api/admin/login', (text) => ({ username: text, password: 'x'.repeat(LIMITS.passwordBytes + 1) })],
]

test('hostile texts in public forms get safe answers, and every list can be read afterwards', async () => {
  for (const [path, form] of FORMS)
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

test('no value of any field costs 300 ms of processor time before it is refused', async () => {
  const costly: unknown[] = []
  for (const { name, method, path, access } of endpoints) {
    const { body }: EndpointSchemas = contract[name]
    for (const place of body ? placesOf(body) : []) {
      for (const [kind, value] of Object.entries(HEAVY_VALUES)) {
        const client = () => (access === 'admin' ? owner : apiClient(stack))
        const ask = () => client().send(method, pathOf(path), { body: place.holding(value) })
        const { answer, ms } = await cheapest(ask)
        if (answer.status !== 400 || ms >= 300) costly.push([name, place.name, kind, answer.status, ms])
      }
    }
  }
  expect(costly).toEqual([])
}, 180_000)

/** Measures a request's processor time. Takes the least of three tries, because other work may add to one. */
async function cheapest(ask: () => Promise<ApiAnswer>): Promise<{ answer: ApiAnswer; ms: number }> {
  let ms = Number.POSITIVE_INFINITY
  for (let tried = 1; ; tried++) {
    const before = processorMs(stack.pid)
    const answer = await ask()
    ms = Math.min(ms, processorMs(stack.pid) - before)
    if (ms < 300 || tried === 3) return { answer, ms }
  }
}

test('malformed ids, ids of another kind, key prefixes and paths find and change nothing', async () => {
  const contact = await apiClient(stack).expect('createContact', { body: contactRequest() })
  const [price] = await owner.expect('listPricingEntries')
  const before = await rowsBefore()
  const foreign = (path: string) => [
    ...(path.includes('contacts') ? [] : [contact.id]),
    ...(path.includes('pricing') ? [] : [price?.id ?? '']),
  ]
  const withIds = endpoints.filter(({ path }) => path.includes('{'))
  for (const [index, { method, path }] of withIds.entries()) {
    for (const id of [...quarter(HOSTILE_IDS, index), ...foreign(path)]) {
      // The client asks for the price list then, which the owner may read.
      if (method === 'GET' && id.startsWith('../')) continue
      const body = method === 'DELETE' ? {} : { body: { value: 'x', status: 'new' } }
      const answer = await attack(owner, method, pathOf(path, id), body)
      expect([method, path, id, answer.status >= 400]).toEqual([method, path, id, true])
    }
  }
  await expectUnchanged(before)
})

test('a visitor cannot set fields that belong to the server', async () => {
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
