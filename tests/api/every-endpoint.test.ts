/** What every endpoint is asked, in one file: to load all functions takes seconds. */
import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import { contract } from '#schemas/contract/index.ts'
import { type EndpointName, endpoints, routesByName } from '#schemas/routes.ts'
import { arbitraryRequest } from '#tests/api/arbitrary-request.ts'
import { unchangedTable } from '#tests/api/unchanged-table.ts'
import { attack, expectDecent } from '#tests/support/api/attack.ts'
import { type ApiAnswer, type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { HEAVY_VALUES, HOSTILE_BODIES, HOSTILE_IDS } from '#tests/support/api/hostile-values.ts'
import { processorMs } from '#tests/support/api/processor-time.ts'
import { contactRequest, openWindows, sendEach } from '#tests/support/api/requests.ts'

/** Random requests per endpoint. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)
/** Each try costs a bcrypt comparison, and the throttle allows few. */
const SLOW: ReadonlySet<EndpointName> = new Set<EndpointName>(['login', 'changePassword'])

const { stack, owner } = fileDesk()
// Ten minutes after signing in, `changeSignIn` asks again; the stack of this worker may be older.
beforeAll(() => owner.login(stack.admin))

const clientOf = (access: string) => (access === 'admin' ? owner : apiClient(stack))
const takingBodies = endpoints.filter(({ name }) => {
  const { body }: EndpointSchemas = contract[name]
  return body !== undefined
})
const pathOf = (path: string, id = '00000000-0000-4000-8000-000000000000') => path.replace(/\{\w+\}/g, id)

/** What all endpoints share: each gets a quarter of the values, and each value is tried on a quarter of the endpoints. */
const quarter = <T>(values: readonly T[], of: number) => values.filter((_, index) => index % 4 === of % 4)

test('every endpoint refuses a body that is not a valid JSON object', async () => {
  const expectUnchanged = await unchangedTable(stack)
  for (const [index, { method, path, access, name }] of takingBodies.entries()) {
    for (const body of quarter(Object.values(HOSTILE_BODIES), index)) {
      const client = clientOf(access)
      const answer = await attack(client, method, pathOf(path), { body })
      expect([name, [400, 404, 413, 415].includes(answer.status)]).toEqual([name, true])
    }
  }
  await expectUnchanged()
})

test('no heavy body costs an endpoint 300 ms of processor time before it is refused', async () => {
  const costly: unknown[] = []
  for (const [index, { name, method, path, access }] of takingBodies.entries())
    for (const value of quarter(Object.values(HEAVY_VALUES), index)) {
      const ask = () => clientOf(access).send(method, pathOf(path), { body: { name: value } })
      const { answer, ms } = await cheapest(ask)
      if (answer.status !== 400 || ms >= 300) costly.push([name, answer.status, ms])
    }
  expect(costly).toEqual([])
})

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
  const contact = await apiClient(stack).expect('createContact', contactRequest())
  const [price] = await owner.expect('listPricingEntries')
  const expectUnchanged = await unchangedTable(stack)
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
  await expectUnchanged()
})

test('every back-office endpoint answers 401 without a session, before it looks at anything else @anywhere (P16.6, P28.7)', async () => {
  for (const { access, method, path } of endpoints) {
    if (access !== 'admin') continue
    const broken = method === 'GET' ? {} : { body: '{' }
    const answer = await apiClient(stack).send(method, path.replace(/\{\w+\}/g, 'x'), broken)
    expect([path, answer.status]).toEqual([path, 401])
  }
})

let samples: Record<string, readonly string[]> | undefined

/** Creates one record of each kind; returns values that get a request past the first checks. */
async function usefulValues() {
  const client = apiClient(stack)
  const [window] = (await openWindows(client)).reverse()
  if (!window) throw new Error('No window is open')
  const { quote, contact, commercial, booking } = await sendEach(client, window)
  const prices = await owner.expect('listPricingEntries')
  const content = await owner.expect('listContentItems')
  const records = [quote, contact, { id: commercial.quoteId }, booking, prices[0], content[0]]
  const ids = records.map((record) => record?.id ?? '')
  const keys = prices.map(({ key }) => key)
  return {
    id: [...ids, `owner-${contact.id}`],
    quoteId: [quote.id],
    key: ['phone', 'window_capacity', ...keys],
    houseSize: ['small', 'large'],
    stories: ['one_story', 'two_story', '1', '2_plus'],
    buildingType: ['', 'office', 'restaurant'],
    frequency: ['monthly', 'biweekly'],
    email: ['ana@example.com'],
    phone: ['(559) 555-0111'],
    serviceDate: [window.serviceDate],
    from: [window.serviceDate],
    to: [window.serviceDate],
    price: ['10', '0.05'],
    percentage: ['0', '-10'],
    username: [stack.admin.username],
    updatedAt: [new Date().toISOString()],
  }
}

async function send(
  name: EndpointName,
  client: ApiClient,
  input: { params: Record<string, string>; query: object; body: unknown },
) {
  const { method, path } = routesByName[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params[key] || 'x'))
  const search = new URLSearchParams(input.query as Record<string, string>)
  return client.send(
    method,
    `${filled}?${search}`,
    input.body === undefined ? {} : { body: JSON.stringify(input.body) },
  )
}

test.each(endpoints.map(({ name }) => name))(
  '%s answers any request safely, and successes match its contract',
  async (name) => {
    samples ??= await usefulValues()
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(name, samples), async (input) => {
        const client = clientOf(routesByName[name].access)
        const answer = await send(name, client, input)
        expectDecent(answer, `${name} ${JSON.stringify(input).slice(0, 300)}`)
        if (answer.status < 300) {
          expect(answer.status).toBe(routesByName[name].status ?? 200)
          contract[name].answer.parse(answer.json())
        }
      }),
      { numRuns: SLOW.has(name) ? 5 : RUNS, interruptAfterTimeLimit: 60_000 },
    )
  },
)

const year = new Date().getUTCFullYear()
const THIS_YEAR = { from: `${year}-01-01`, to: `${year}-12-31` }

test('after these requests, every list can still be read', async () => {
  for (const { name, method, path, contentType } of endpoints) {
    const isList = method === 'GET' && !path.includes('{') && !contentType
    if (!isList || ['getAvailability', 'listPlaces'].includes(name)) continue
    const input = name === 'getMoney' ? { query: THIS_YEAR } : {}
    const answer = await owner.ask(name, input)
    expect([name, answer.status]).toEqual([name, 200])
    contract[name].answer.parse(answer.json())
  }
})
