import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { CREATION_LIMITS } from '#schemas/api/creation-limits.ts'
import { endpoints } from '#schemas/api/index.ts'
import { type ApiClient, apiClient } from '#tests/support/api-client.ts'
import { fileOwner, fileStack, fileWindows } from '#tests/support/file-stack.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/requests.ts'
import { readTable } from '#tests/support/table-rows.ts'

const stack = fileStack()
const owner = fileOwner(stack)
const freshWindow = fileWindows(stack)

/** What each creating endpoint is sent, anew at each call, and the row that it makes of it. */
const CREATIONS: Record<string, { body: () => object; row: RegExp }> = {
  createQuote: { body: quoteRequest, row: /^QUOTE#/ },
  createContact: { body: contactRequest, row: /^CONTACT#/ },
  createCommercialContact: { body: commercialRequest, row: /^COMMERCIAL_QUOTE#/ },
  createBooking: { body: () => ({ ...visitor(), ...freshWindow() }), row: /^BOOKING#/ },
  addBooking: { body: () => ({ ...visitor(), ...freshWindow() }), row: /^BOOKING#/ },
  addContact: { body: () => ({ name: 'Ana', email: 'ana@example.com', message: 'Hello' }), row: /^CONTACT#/ },
  createPricingEntry: {
    body: () => ({ category: 'stories', key: randomUUID(), label: 'Loft', price: '1.00' }),
    row: /^PRICING /,
  },
  createContentItem: {
    body: () => ({ section: 'hero', key: randomUUID(), content: 'Hello' }),
    row: /^CONTENT /,
  },
}

test.each(endpoints.filter(({ status }) => status === 201))(
  '$name: twins at once and repeats get one answer and leave one record',
  async ({ name, method, path, access }) => {
    const body = CREATIONS[name]?.body()
    const countRows = async () =>
      (await readTable(stack.dynamodbEndpoint)).filter(({ pk, sk }) =>
        CREATIONS[name]?.row.test(`${pk} ${sk}`),
      ).length
    const headers = { 'idempotency-key': randomUUID() }
    const client = access === 'admin' ? owner : apiClient(stack)
    const send = () => client.send(method, path, { body, headers })
    const before = await countRows()
    const answers = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()]
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([201, answers[0]?.text])
    expect(await countRows()).toBe(before + 1)
  },
)

test('a repeat whose own first try took the last place is told of its booking, not that the place is gone', async () => {
  for (let round = 0; round < 12; round++) {
    const body = { ...visitor(), ...freshWindow() }
    await apiClient(stack).expect('createBooking', { body })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => apiClient(stack).call('createBooking', { body, headers })),
    )
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([201, answers[0]?.text])
  }
})

test('the same Idempotency-Key with another body is 422, a malformed one 400', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  await apiClient(stack).expect('createContact', { body: contactRequest(), headers })
  const other = await apiClient(stack).call('createContact', {
    body: contactRequest({ name: 'Bob' }),
    headers,
  })
  expect(other.status).toBe(422)
  const malformed = await apiClient(stack).call('createContact', {
    body: contactRequest(),
    headers: { 'idempotency-key': 'x'.repeat(65) },
  })
  expect(malformed.status).toBe(400)
})

test('one network can book so often a day, and is then sent to the phone; others are not concerned', async () => {
  const { records } = CREATION_LIMITS.createBooking
  const busy = apiClient(stack)
  const book = (client: ApiClient) =>
    client.call('createBooking', { body: { ...visitor(), ...freshWindow() } })
  let booked = 0
  let refused = await book(busy)
  for (; refused.status === 201; refused = await book(busy)) booked += 1
  // The day may turn meanwhile.
  expect(booked).toBeGreaterThanOrEqual(records)
  expect(booked).toBeLessThanOrEqual(2 * records)
  expect(refused.status).toBe(429)
  expect(refused.json()).toEqual({ message: expect.stringContaining('tomorrow') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 60 * 60)
  expect((await book(apiClient(stack))).status).toBe(201)
})
