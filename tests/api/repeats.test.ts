import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { idempotencyKey, SLOTS } from '#functions/table/keys.ts'
import { endpoints } from '#schemas/routes.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { startFunctionApi } from '#tests/support/api/function-api.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { uploadedPhoto } from '#tests/support/photos/upload.ts'
import { signal } from '#tests/support/signal.ts'
import { startTableProxy, tableAnswer } from '#tests/support/table/proxy.ts'
import { readTable, readWholeTable } from '#tests/support/table/rows.ts'

/** An idempotency key that no row has yet. */
const newKey = () => `key_${randomUUID().replaceAll('-', '_')}`

const { stack, owner, freshWindow } = bookingDesk()

/** A new body for each creating endpoint, and the key of the row that it creates. */
const CREATIONS: Record<string, { body: () => object | Promise<object>; row: RegExp }> = {
  createQuote: { body: quoteRequest, row: /^QUOTE#/ },
  createContact: { body: contactRequest, row: /^CONTACT#/ },
  createCommercialContact: { body: commercialRequest, row: /^CONTACT#/ },
  createBooking: { body: () => ({ ...visitor(), ...freshWindow() }), row: /^BOOKING#/ },
  addBooking: { body: () => ({ ...visitor(), ...freshWindow() }), row: /^BOOKING#/ },
  addContact: { body: () => ({ name: 'Ana', email: 'ana@example.com', message: 'Hello' }), row: /^CONTACT#/ },
  createPricingEntry: {
    body: () => ({ category: 'stories', key: newKey(), label: 'Loft', price: '1.00' }),
    row: /^PRICING /,
  },
  createContentItem: { body: () => ({ section: 'hero', key: newKey(), content: 'Hi' }), row: /^CONTENT / },
  createPhoto: {
    body: async () => (await uploadedPhoto((body) => owner.expect('signPhotoUpload', body))).body,
    row: /^PHOTOS /,
  },
  createReview: {
    body: () => ({ name: 'Ana R.', city: 'fresno', date: '2026-05-09', text: 'On time.', source: 'Google' }),
    row: /^REVIEWS /,
  },
}

/** What is kept of answers that name nobody; of all others only which record they were, and in which version. */
const REMEMBERED: Record<string, string[]> = {
  createQuote: ['basePrice', 'id', 'lines', 'totalPrice'],
  createContact: ['id'],
  createCommercialContact: ['id', 'quoteId', 'totalPrice'],
  createBooking: ['calendar', 'id', 'isMailed', 'link', 'serviceDate', 'serviceTime'],
}
const VERSION = ['id', 'updatedAt']

test.each(endpoints.filter(({ status }) => status === 201))(
  '$name: concurrent twins and repeats get one answer and create one record, and the answer is kept without a person (P28.11)',
  async ({ name, method, path, access }) => {
    const body = await CREATIONS[name]?.body()
    const countRows = async () =>
      (await readTable(stack.dynamodbEndpoint)).filter(({ pk, sk }) =>
        CREATIONS[name]?.row.test(`${pk} ${sk}`),
      ).length
    const headers = { 'idempotency-key': randomUUID() }
    const client = access === 'admin' ? owner : apiClient(stack)
    const send = () => client.send(method, path, { body, headers })
    const before = await countRows()
    const answers = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()]
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()])
    const key = idempotencyKey(name, headers['idempotency-key']).pk
    const remembered = (await readWholeTable(stack.dynamodbEndpoint)).find(({ pk }) => pk === key)
    expect(Object.keys(JSON.parse(String(remembered?.['answer']))).sort()).toEqual(
      REMEMBERED[name] ?? VERSION,
    )
    expect(await countRows()).toBe(before + 1)
  },
)

test('a repeat that is sent after the last place was taken gets the first answer @anywhere', async () => {
  const body = { ...visitor(), ...freshWindow() }
  const book = (key: string) => apiClient(stack).call('createBooking', body, { 'idempotency-key': key })
  const [first, last] = [randomUUID(), randomUUID()]
  const answer = await book(first)
  expect((await book(last)).status).toBe(201)
  expect((await book(randomUUID())).status).toBe(409)
  const repeat = await book(first)
  expect([repeat.status, repeat.text]).toEqual([201, answer.text])
})

test('a repeat that looks its key up before its twin takes the last place gets the answer of the twin', async () => {
  const body = { ...visitor(), ...freshWindow() }
  await apiClient(stack).expect('createBooking', body)
  const headers = { 'idempotency-key': randomUUID() }
  const lookedUp = signal()
  const booked = signal()
  const proxy = await startTableProxy(stack.dynamodbEndpoint, async (asked, pass) => {
    if (asked.operation === 'Query' && asked.body.includes(`"${SLOTS}"`)) await booked.given
    const answer = await pass()
    if (asked.operation === 'GetItem' && asked.body.includes('"IDEMPOTENCY#')) lookedUp.give()
    return answer
  })
  const api = startFunctionApi({ dynamodb: proxy.url, ses: stack.mailUrl })
  const late = api.post('createBooking', body, { headers })
  await lookedUp.given
  const twin = await apiClient(stack).call('createBooking', body, headers)
  booked.give()
  const answer = await late
  await api.kill()
  await proxy.stop()
  expect(twin.status).toBe(201)
  expect([answer.status, answer.text]).toEqual([201, twin.text])
})

test('a creation that conflicts with another transaction succeeds without a repeat by its client', async () => {
  let conflicts = 2
  const proxy = await startTableProxy(stack.dynamodbEndpoint, async ({ operation }, pass) =>
    operation === 'TransactWriteItems' && conflicts-- > 0
      ? tableAnswer(400, {
          __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
          message: 'Transaction cancelled',
          CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
        })
      : pass(),
  )
  const api = startFunctionApi({ dynamodb: proxy.url, ses: stack.mailUrl })
  const answer = await api.post('createContact', contactRequest())
  await api.kill()
  await proxy.stop()
  expect(answer.status).toBe(201)
  expect(conflicts).toBeLessThan(0)
})

test('the same Idempotency-Key with another body is 422, a malformed one 400 @anywhere (P28.11)', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  await apiClient(stack).expect('createContact', contactRequest(), headers)
  const other = await apiClient(stack).call('createContact', contactRequest({ name: 'Bob' }), headers)
  expect(other.status).toBe(422)
  const malformed = await apiClient(stack).call('createContact', contactRequest(), {
    'idempotency-key': 'x'.repeat(65),
  })
  expect(malformed.status).toBe(400)
})

test('the same change of another record is not taken for a repeat (P28.11)', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const confirmed = async () => {
    const { id } = await owner.expect('addBooking', { ...visitor(), ...freshWindow() })
    return (await owner.call('updateBooking', id, { status: 'confirmed' }, headers)).status
  }
  expect([await confirmed(), await confirmed()]).toEqual([200, 422])
})
