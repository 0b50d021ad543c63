import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contract } from '#schemas/contract/index.ts'
import { type EndpointName, endpoints, routesByName } from '#schemas/routes.ts'
import { arbitraryRequest } from '#tests/api/arbitrary-request.ts'
import { expectDecent } from '#tests/support/api/answer-checks.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'

/** Random requests per endpoint. hostile-input.test.ts sends values of every hostile class. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)
/** Each try costs a bcrypt comparison, and the throttle allows few. */
const SLOW: ReadonlySet<EndpointName> = new Set<EndpointName>(['login', 'changePassword'])

const stack = fileStack()
const owner = fileOwner(stack)
let samples: Record<string, readonly string[]>

beforeAll(async () => {
  samples = await usefulValues()
})

/** Creates one record of each kind; returns values that get a request past the first checks. */
async function usefulValues() {
  const client = apiClient(stack)
  const [window] = (await openWindows(client)).reverse()
  if (!window) throw new Error('No window is open')
  const quote = await client.expect('createQuote', { body: quoteRequest() })
  const contact = await client.expect('createContact', { body: contactRequest() })
  const commercial = await client.expect('createCommercialContact', { body: commercialRequest() })
  const booking = await client.expect('createBooking', { body: { ...visitor(), ...window } })
  const prices = await owner.expect('listPricingEntries')
  const content = await owner.expect('listContentItems')
  const ids = [
    quote.id,
    contact.id,
    commercial.quoteId ?? '',
    booking.id,
    prices[0]?.id ?? '',
    content[0]?.id ?? '',
  ]
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
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(name, samples), async (input) => {
        const client = routesByName[name].access === 'admin' ? owner : apiClient(stack)
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
    if (
      method !== 'GET' ||
      path.includes('{') ||
      ['getAvailability', 'listPlaces'].includes(name) ||
      contentType
    )
      continue
    const input = name === 'getMoney' ? { query: THIS_YEAR } : {}
    const answer = await owner.call(name, input as never)
    expect([name, answer.status]).toEqual([name, 200])
    contract[name].answer.parse(answer.json())
  }
})
