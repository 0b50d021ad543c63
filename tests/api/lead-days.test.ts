/** Lead days of each place, on a Monday morning: a day on which the same day can be booked. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EDGE_HEADERS, ENV } from '#functions/environment.ts'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { createGateway, type Gateway } from '#scripts/local/aws/api-gateway.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import { type FunctionProcess, startFunctionProcess } from '#tests/support/api/function-process.ts'
import { visitor } from '#tests/support/api/requests.ts'

const ORIGIN_SECRET = 'known to the edge alone'
/** The Monday after next Sunday in UTC, and an hour that is 7 or 8 AM in California, whatever the season. */
const today = new Date().toISOString().slice(0, 10)
const MONDAY = addDays(today, 8 - weekdayOf(today))
const CLOCK_AHEAD_MS = Date.parse(`${MONDAY}T15:30:00Z`) - Date.now()

const stack = fileStack()
const owner = fileOwner(stack)
let functions: FunctionProcess
let gateway: Gateway
let clients = 0

beforeAll(async () => {
  // Room for all of this file in one window.
  await owner.expect('updateSetting', { params: { key: 'window_capacity' }, body: { value: '20' } })
  process.env[ENV.originSecret] = ORIGIN_SECRET
  functions = startFunctionProcess({ dynamodb: stack.dynamodbEndpoint, ses: stack.mailUrl })
  gateway = createGateway((name, event) => functions.call(name, event, CLOCK_AHEAD_MS))
})
afterAll(async () => {
  delete process.env[ENV.originSecret]
  await functions.kill()
})

type Answer = { status: number; body: Record<string, unknown> }

async function call(method: string, path: string, query: string, body?: unknown): Promise<Answer> {
  const answer = await gateway({
    method,
    path,
    query,
    headers: [
      ...(body === undefined ? [] : [['content-type', 'application/json'] as [string, string]]),
      [EDGE_HEADERS.originSecret, ORIGIN_SECRET],
      [EDGE_HEADERS.clientAddress, `198.51.100.${++clients}`],
    ],
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    sourceIp: '127.0.0.1',
  })
  return { status: answer.status, body: JSON.parse(answer.body.toString()) as Record<string, unknown> }
}

function book(serviceDate: string, changes: Partial<CreateBookingRequest>): Promise<Answer> {
  const body = { ...visitor(), serviceDate, serviceTime: '10:00', ...changes }
  return call('POST', '/api/bookings', '', body)
}

test.each([
  ['a ZIP code of the same-day area', { address: '1 Main St, CA 93230' }],
  ['a town of the same-day area', { address: '1 Main St, Hanford' }],
  ['a chosen city of the same-day area', { address: '1 Main St', city: 'visalia' }],
  ['a street that is named like a slower town', { address: '5 Lemoore Ave, Hanford, CA 93230-1234' }],
  ['a ZIP code that another page lists under its own town', { address: '9 A St, 93631' }],
  ['a house number like a ZIP code of a slower town', { address: '93245 Elm St, Hanford 93230' }],
])('%s is visited the same day', async (_, where) => {
  expect(await book(MONDAY, where)).toMatchObject({ status: 201 })
})

test.each([
  ['its city', { address: '1 Main St', city: 'lemoore' }, 'Lemoore'],
  ['its city by name', { address: '1 Main St', city: 'LEMOORE' }, 'Lemoore'],
  ['its ZIP code', { address: '1 Main St, CA 93245' }, 'Lemoore'],
  ['its name in the address', { address: '1 main st, lemoore' }, 'Lemoore'],
  ['its ZIP code beside another city', { address: '1 Main St, 93245-0001', city: 'hanford' }, 'Lemoore'],
  ['its name after that of another town', { address: '1 Hanford-Armona Rd, Lemoore' }, 'Lemoore'],
  ['a farther town of its list', { address: '1 Main St, Kettleman City' }, 'Lemoore'],
])('Lemoore is visited the next day, told by %s', async (_, where, town) => {
  const refused = await book(MONDAY, where)
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { serviceDate: expect.stringContaining(`In ${town} the first visit is the day after`) } },
  })
  expect((await book(addDays(MONDAY, 1), where)).status).toBe(201)
})

test.each([
  ['no city and no town', { address: '1 Main St' }],
  ['a near ZIP code', { address: '10870 14th Ave, Armona 93202' }],
  ['a city that is not on the list', { address: '1 Main St', city: 'Springfield' }],
  ['a town only inside of another word', { address: '1 Tularely St' }],
  ['a ZIP code of a county that is not on the list', { address: '1523 G St, Reedley, CA 93654' }],
  ['a town of a county that is not on the list', { address: '1 Elm Ave, Sanger' }],
])('with %s, a visit is booked from the next day', async (_, where) => {
  expect(await book(MONDAY, where)).toMatchObject({
    status: 400,
    body: {
      code: 'address-too-soon',
      fields: {
        serviceDate: expect.stringContaining('At this address the first visit is the day after you book.'),
      },
    },
  })
  expect((await book(addDays(MONDAY, 1), where)).status).toBe(201)
})

test.each([
  ['', MONDAY],
  ['&city=hanford', MONDAY],
  ['&city=lemoore', addDays(MONDAY, 1)],
  ['&city=elsewhere', addDays(MONDAY, 1)],
])('open days asked for with "%s" start on %s', async (city, first) => {
  const { body } = await call('GET', '/api/availability', `from=${MONDAY}&to=${addDays(MONDAY, 3)}${city}`)
  expect((body as { days: { date: string }[] }).days[0]?.date).toBe(first)
})
