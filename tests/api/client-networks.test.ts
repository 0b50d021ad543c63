/** Who counts as one client: told by the address that the edge writes, which the local stack cannot vary beyond loopback. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CREATION_LIMITS } from '#schemas/api/creation-limits.ts'
import { fileStack, fileWindows } from '#tests/support/file-stack.ts'
import { type FunctionApi, startFunctionApi } from '#tests/support/function-api.ts'
import { visitor } from '#tests/support/requests.ts'

const HOUR_MS = 60 * 60 * 1000
/** To noon in UTC: bookings are counted by the day, which must not turn while a test is under way. */
const CLOCK_AHEAD_MS = (36 * HOUR_MS - (Date.now() % (24 * HOUR_MS))) % (24 * HOUR_MS)

const stack = fileStack()
const freshWindow = fileWindows(stack)
let api: FunctionApi

beforeAll(() => {
  api = startFunctionApi({ dynamodb: stack.dynamodbEndpoint, ses: stack.mailUrl })
})
afterAll(() => api.kill())

/** Books another window from an address. @returns the answer's status */
async function bookFrom(address: string): Promise<number> {
  const body = { ...visitor(), ...freshWindow() }
  const answer = await api.post('createBooking', body, { address, clockAheadMs: CLOCK_AHEAD_MS })
  return answer.status
}

/** Books from addresses of `addressOf` until one is refused. @returns the number of bookings */
async function bookUntilRefused(addressOf: (count: number) => string): Promise<number> {
  for (let count = 0; count <= 2 * CREATION_LIMITS.createBooking.records; count++) {
    const status = await bookFrom(addressOf(count))
    if (status === 429) return count
    expect(status).toBe(201)
  }
  throw new Error('Nobody was refused')
}

test('all addresses of an IPv6 /64 are one client, however they are written', async () => {
  await bookUntilRefused((count) => `2001:db8:7:9:${count.toString(16)}::1`)
  for (const twin of ['2001:DB8:7:9::abcd', '2001:0db8:0007:0009:1:2:3:4', '2001:db8:7:9::'])
    expect([twin, await bookFrom(twin)]).toEqual([twin, 429])
  for (const other of ['2001:db8:7:a::1', '2001:db8:7::9', '2001:db8::7:9:0:0:0', '198.51.100.4'])
    expect([other, await bookFrom(other)]).toEqual([other, 201])
})

test('each IPv4 address is a client, the same one when it is mapped into IPv6', async () => {
  await bookUntilRefused(() => '198.51.100.77')
  expect(await bookFrom('::ffff:198.51.100.77')).toBe(429)
  expect(await bookFrom('198.51.100.78')).toBe(201)
})
