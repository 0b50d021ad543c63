/** Which addresses count as one client. Sets the edge's header itself, because the local stack knows loopback addresses only. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pacificDay } from '#schemas/facts/pacific-time.ts'
import { fileStack, fileWindows } from '#tests/support/api/file-stack.ts'
import { type FunctionApi, startFunctionApi } from '#tests/support/api/function-api.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { spend } from '#tests/support/table/budgets.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const HOUR_MS = 60 * 60 * 1000
/** To noon in UTC: bookings are counted by the day, which must not change during a test. */
const CLOCK_AHEAD_MS = (36 * HOUR_MS - (Date.now() % (24 * HOUR_MS))) % (24 * HOUR_MS)

const stack = fileStack()
const freshWindow = fileWindows(stack)
let api: FunctionApi

beforeAll(() => {
  api = startFunctionApi({ dynamodb: stack.dynamodbEndpoint, ses: stack.mailUrl })
})
afterAll(() => api.kill())

/** Books another window from an address. */
async function bookFrom(address: string): Promise<number> {
  const body = { ...visitor(), ...freshWindow() }
  return (await api.post('createBooking', body, { address, clockAheadMs: CLOCK_AHEAD_MS })).status
}

/** Sets how much a network has created in a window of time. */
const setUsed = (scope: string, client: string, used: number, window: ReturnType<typeof pacificDay>) =>
  spend(stack.dynamodbEndpoint, { scope, client, used, windowsOf: () => window })

test('all networks of an IPv6 /48 share the limit of four networks; other /48s have their own (P15.4)', async () => {
  const day = pacificDay(new Date(Date.now() + CLOCK_AHEAD_MS))
  await setUsed('createBooking', '2001:db8:48::/48', 78, day)
  for (const [address, status] of [
    ['2001:db8:48:1::1', 201],
    ['2001:0DB8:0048:2::1', 201],
    ['2001:db8:48:3::1', 429],
    ['2001:db8:49:3::1', 201],
  ] as const)
    expect([address, await bookFrom(address)]).toEqual([address, status])
})

test('an IPv6 /48 asks for thirty mails with links a day, in however many names and from whichever network (P32.15)', async () => {
  const body = { ...visitor(), email: 'guest@example.com', ...freshWindow() }
  await api.post('createBooking', body, { address: '198.51.100.95' })
  await setUsed('visit-links', '2001:db8:48::/48', 29, pacificDay(new Date()))
  const linkMails = async () =>
    rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX').flatMap(({ kind, id }) =>
      kind === 'visit-links' ? [String(id)] : [],
    )
  const asked = async (address: string) => {
    const before = await linkMails()
    const answer = await api.post('sendVisitLinks', { email: body.email }, { address })
    const sent = (await linkMails()).filter((id) => !before.includes(id))
    const [mail] = await settledMails({ stack }, sent)
    return [answer.status, mail?.status]
  }
  expect(await asked('2001:db8:48:7::1')).toEqual([200, 'sent'])
  expect(await asked('2001:db8:48:8::1')).toEqual([200, 'skipped'])
  expect(await asked('198.51.100.96')).toEqual([200, 'sent'])
})

const MINUTE_MS = 60_000

test.each([
  // The day on which clocks go forward ends 23 hours after it began, and the one on which they go back 25 hours.
  ['createQuote', quoteRequest, ['2027-03-14T08:00:00Z', '2027-03-14T08:30:00Z', '2027-03-15T07:00:00Z']],
  ['createContact', contactRequest, ['2027-11-07T07:00:00Z', '2027-11-07T07:30:00Z', '2027-11-08T08:00:00Z']],
  // In UTC the date changes between this and midnight in California.
  [
    'createCommercialContact',
    commercialRequest,
    ['2027-01-15T08:00:00Z', '2027-01-15T23:30:00Z', '2027-01-16T08:00:00Z'],
  ],
] as const)(
  '%s is taken thirty times a minute and sixty a day from a network, until midnight in California (P15.4)',
  async (name, request, instants) => {
    const address = '198.51.100.60'
    const send = (at: number, from: string = address) =>
      api.post(name, request(), { address: from, clockAheadMs: at - Date.now() })
    const quick = '198.51.100.61'
    const [start, first, midnight] = instants.map(Date.parse) as [number, number, number]
    const at = first + MINUTE_MS
    await setUsed(name, quick, 29, { start: first / 1000, end: at / 1000 })
    expect((await send(first, quick)).status).toBe(201)
    expect((await send(first, quick)).text).toContain('wait a minute')
    await setUsed(name, address, 59, { start: start / 1000, end: midnight / 1000 })
    expect((await send(first)).status).toBe(201)
    const refused = await send(at)
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('tomorrow')])
    const wait = (midnight - at) / 1000
    expect(refused.retryAfter).toBeLessThanOrEqual(wait)
    expect(refused.retryAfter).toBeGreaterThan(wait - 60)
    expect((await send(midnight - MINUTE_MS)).status).toBe(429)
    expect((await send(midnight)).status).toBe(201)
  },
)
