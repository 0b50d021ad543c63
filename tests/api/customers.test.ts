/** One card per person, whatever they send, and however their records are changed. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import * as LIMITS from '#schemas/facts/limits.ts'
import { customerDesk, kindsOf, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { putRows, rowsOf } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow, cardOf, find, rows, sendAll } = customerDesk()

test('all that a person sends is on one card, newest first, with what was mailed (P34.1)', async () => {
  const person = someone()
  const { quote } = await sendAll(person)
  for (const _ of ['again', 'once more']) await owner.expect('updateQuote', quote.id, { action: 'send' })
  await apiClient(stack).expect(
    'createContact',
    contactRequest({ ...person, email: person.email.toUpperCase(), message: 'Shouting' }),
  )
  const card = await cardOf(person)
  expect(kindsOf(card)).toEqual(['booking', 'commercial-quote', 'contact', 'contact', 'contact', 'quote'])
  const dates = card.records.map(({ record }) => record.createdAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(card).toMatchObject({ name: person.name, phones: [person.phone] })
  expect(card.emails).toEqual([person.email.toUpperCase()])
  expect(card.addresses).toContain('7 Pointer Way')
  const mails = card.records.flatMap((entry) => entry.mails.map(({ id }) => id.split('-')[0]))
  expect(mails.filter((kind) => kind === 'receipt')).toHaveLength(5)
  expect(mails.filter((kind) => kind === 'quote')).toHaveLength(2)
  expect(mails).toContain('reminder')
  expect(judgeCustomers(await rows())).toEqual([])
})

test('corrections of name, address and number move records with the notes of the last, deletions and the spam flag follow (P34.2)', async () => {
  const [person, other] = [someone(), someone()]
  const { quote, contact, commercial, booking } = await sendAll(person)
  await sendAll(other, { website: 'x' })
  expect(await find(other.email)).toEqual([])

  await owner.expect('updateBooking', booking.id, { firstName: 'Corrected' })
  expect((await cardOf(person)).name).toBe('Corrected Customer')
  await owner.expect('updateQuote', quote.id, { email: other.email })
  await owner.expect('updateContact', contact.id, { email: other.email })
  await owner.expect('updateCommercialQuote', commercial.quoteId ?? '', { email: other.email })
  expect(kindsOf(await cardOf(other))).toEqual(['commercial-quote', 'contact', 'contact', 'quote'])
  expect(kindsOf(await cardOf(person))).toEqual(['booking'])
  const note = { action: 'note', address: '7 Pointer Way', text: 'Gate 4711' } as const
  await owner.expect('updateCustomer', (await cardOf(person)).id, note)
  await owner.expect('updateBooking', booking.id, { email: '' })
  expect(judgeCustomers(await rows())).toEqual([])
  const [byPhone] = await find(person.phone)
  const { notes } = await owner.expect('getCustomer', byPhone?.id ?? '')
  expect(notes).toMatchObject([{ text: 'Gate 4711' }])
  expect(byPhone?.records).toMatchObject([{ kind: 'booking', id: booking.id }])

  const spam = rowsOf(await rows(), 'BOOKING').find(({ isSpam }) => isSpam)
  await owner.expect('markNotSpam', { list: 'bookings', id: String(spam?.['id']) })
  expect(kindsOf(await cardOf(other))).toContain('booking')
  await owner.expect('deleteCommercialQuote', commercial.quoteId ?? '')
  await owner.expect('deleteContact', contact.id)
  await owner.expect('deleteQuote', quote.id)
  await owner.expect('deleteBooking', booking.id)
  expect(kindsOf(await cardOf(other))).toEqual(['booking'])
  expect(judgeCustomers(await rows())).toEqual([])
})

test('the newest address and number come first, whether or not they were used before (P19.11)', async () => {
  const person = someone()
  const own = { address: '7 Elm Rd', phone: '(559) 555-7001' }
  const other = { address: '8 Oak Ave', phone: '(559) 555-7002' }
  const again = { ...own, phone: '559-555-7001' }
  for (const where of [own, other, again]) {
    const body = quoteRequest({ customerInfo: { ...person, ...where } })
    await apiClient(stack).expect('createQuote', body)
  }
  const { addresses, phones } = await cardOf(person)
  expect(addresses).toEqual([own.address, other.address])
  expect(phones).toEqual([again.phone, other.phone])
})

test('twenty records of one person at once all arrive on the card, none fails', async () => {
  const person = someone()
  const sent = Array.from({ length: 20 }, (_, n) =>
    apiClient(stack).expect('createContact', contactRequest({ ...person, message: `Message ${n}` })),
  )
  const ids = (await Promise.all(sent)).map(({ id }) => id)
  const { records } = await cardOf(person)
  expect(records.map(({ record }) => record.id).sort()).toEqual(ids.toSorted())
  // Twenty are deleted while as many are stored.
  const answers = await Promise.all([
    ...ids.map((id) => owner.call('deleteContact', id)),
    ...ids.map(() => apiClient(stack).call('createContact', contactRequest(person))),
  ])
  // 404: a first try has deleted it, and was answered too late.
  expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([])
  expect((await cardOf(person)).records).toHaveLength(20)
  expect(judgeCustomers(await rows(), 60_000)).toEqual([])
})

test('one search finds a person by name, address, any spelling of the number, and the start of an id (P34.8)', async () => {
  const person = { ...someone(), phone: '(559) 555-7788' }
  const { quote } = await sendAll(person)
  const phones = ['559-555-7788', '+1 559.555.7788', '5557788']
  const ids = [quote.id.slice(0, 8).toUpperCase(), quote.id]
  for (const q of [person.name.toUpperCase(), person.email, ...phones, ...ids]) {
    const lines = await find(q)
    expect([q, lines.map(({ name }) => name)]).toEqual([q, [person.name]])
  }
  const [byId] = await find(quote.id.slice(0, 8))
  expect(byId?.records.map(({ id }) => id)).toContain(quote.id)
  expect(await find('nobody at all')).toEqual([])
})

test('found people are in the order of their records, of whatever kind, each once on all pages (P34.8)', async () => {
  const person = (name: string) => ({ name: `${name} Inrow`, email: `${name}@inrow.example` })
  const client = apiClient(stack)
  await client.expect('createQuote', quoteRequest({ customerInfo: person('First') }))
  await client.expect('createContact', contactRequest(person('Second')))
  await client.expect('createQuote', quoteRequest({ customerInfo: person('Third') }))
  const found = async (sort: 'newest' | 'oldest') =>
    (await owner.expect('listCustomers', { q: 'Inrow', sort })).map(({ name }) => name)
  expect(await found('newest')).toEqual(['Third Inrow', 'Second Inrow', 'First Inrow'])
  expect(await found('oldest')).toEqual(['First Inrow', 'Second Inrow', 'Third Inrow'])
  const page = await owner.call('listCustomers', { q: 'Inrow', limit: 1 })
  const cursor = String(page.headers['x-next-cursor'])
  const further = await owner.expect('listCustomers', { q: 'Inrow', cursor })
  const names = [...page.json(), ...further].map(({ name }) => name)
  expect(names).toEqual(['Third Inrow', 'Second Inrow', 'First Inrow'])
})

test('a record without address and number is found without a card', async () => {
  const nobody = { email: '', phone: 'no phone yet', lastName: 'Unreachable' }
  const { id } = await owner.expect('addBooking', { ...visitor(), ...freshWindow(), ...nobody })
  expect(await find('Unreachable')).toMatchObject([{ records: [{ kind: 'booking', id }] }])
  expect((await find('Unreachable'))[0]).not.toHaveProperty('id')
})

test('a card that strangers fill with long requests comes in pages that Lambda can answer, with each record once (P34.4)', async () => {
  const person = someone()
  // In an answer, a quotation mark takes four bytes.
  const message = '"'.repeat(LIMITS.commercialNotes)
  const { id } = await apiClient(stack).expect(
    'createCommercialContact',
    commercialRequest({ contactName: person.name, email: person.email, phone: person.phone, message }),
  )
  const own = (await rows()).filter((row) => row['id'] === id && !row.pk.startsWith('OUTBOX#'))
  const createdAt = String(own[0]?.['createdAt'])
  const ids = Array.from({ length: 200 }, randomUUID)
  const copies = ids.flatMap((other, n) => {
    const earlier = new Date(Date.parse(createdAt) - n - 1).toISOString()
    return JSON.parse(JSON.stringify(own).replaceAll(id, other).replaceAll(createdAt, earlier))
  })
  await putRows(stack.dynamodbEndpoint, ...copies)
  const pages = [await cardOf(person)]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await owner.expect('getCustomer', pages[0]?.id ?? '', { cursor }))
  // Lambda quotas, "invocation payload": the body is a text in JSON.
  for (const page of pages)
    expect(Buffer.byteLength(JSON.stringify(JSON.stringify(page)))).toBeLessThan(6_291_556)
  const shown = pages.flatMap(({ records }) => records.map(({ kind, record }) => `${kind} ${record.id}`))
  expect(shown).toEqual([id, ...ids].flatMap((one) => [`contact ${one}`, `commercial-quote ${one}`]))
})
