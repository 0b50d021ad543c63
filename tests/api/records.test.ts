import { expect, test } from '@jest/globals'
import { CONTACT_STATUSES } from '#schemas/facts/statuses.ts'
import { apiClient, pagesOf } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()

const UNKNOWN = { id: '00000000-0000-4000-8000-000000000000' }
const add = (name: string) => owner.expect('addContact', { name, email: 'ana@example.com', message: 'Hello' })
const namesOn = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
  pages.flatMap(({ json }) => json().map(({ name }) => name))
const change = (id: string, body: object) => owner.send('PATCH', `/api/admin/contacts/${id}`, { body })

test('a contact added by hand is new, without mail (P13.3, P20.2)', async () => {
  const contact = await add('Ana')
  expect(contact).toMatchObject({ status: 'new', source: 'manual' })
  const row = (await owner.expect('listContacts')).find(({ id }) => id === contact.id)
  expect(row).toEqual({ ...contact, customer: expect.any(String) })
})

test('lists are newest first, paged, complete and without repeats', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `Page ${index}`)
  for (const name of names) await add(name)
  const pages = await pagesOf(owner, 'listContacts', { limit: 3 })
  const total = (await owner.expect('getDashboard')).stats.totalContacts
  for (const { json, headers } of pages) {
    expect(json().length).toBeLessThanOrEqual(3)
    expect(headers['x-total-count']).toBe(String(total))
  }
  const seen = namesOn(pages)
  expect(seen.filter((name) => name?.startsWith('Page'))).toEqual([...names].reverse())
  const oldest = await owner.expect('listContacts', { sort: 'oldest', limit: 100 })
  expect(oldest.map(({ name }) => name)).toEqual([...seen].reverse())
})

test('forged cursors are refused', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url')
  const cursors = [
    'x',
    '%00',
    encode('{}'),
    encode('QUOTE#1'),
    encode('2026-01-01T00:00:00.000Z#../x'),
    encode(`2026-01-01T00:00:00.000Z#${UNKNOWN.id}`),
    encode(`0123456789abcdef#2026-01-01T00:00:00.000Z#${UNKNOWN.id}`),
    'A'.repeat(1025),
  ]
  for (const cursor of cursors)
    expect([cursor, (await owner.call('listContacts', { cursor })).status]).toEqual([cursor, 400])
})

test('a cursor continues only its own list, with pages of any size', async () => {
  for (const name of ['Same 1', 'Same 2', 'Same 3']) await add(name)
  const lists = [
    ['listContacts', {}],
    ['listContacts', { sort: 'oldest' }],
    ['listContacts', { status: 'new' }],
    ['listContacts', { q: 'same' }],
    ['listBookings', {}],
    ['listQuotes', {}],
    ['listCommercialQuotes', {}],
  ] as const
  for (const [index, [name, query]] of lists.slice(0, 4).entries()) {
    const first = await owner.call(name, { ...query, limit: 1 })
    const cursor = String(first.headers['x-next-cursor'])
    const [list] = Buffer.from(cursor, 'base64url').toString().split('#')
    for (const position of ['', 'x', '2026-02-30T00:00:00.000Z#x', `x#${UNKNOWN.id}`]) {
      const forged = Buffer.from(`${list}#${position}`).toString('base64url')
      const { status } = await owner.call(name, { ...query, cursor: forged })
      expect([position, status]).toEqual([position, 400])
    }
    for (const [other, [otherName, otherQuery]] of lists.entries()) {
      const answer = await owner.call(otherName, { ...otherQuery, cursor, limit: 2 })
      expect([index, other, answer.status]).toEqual([index, other, index === other ? 200 : 400])
      if (index !== other)
        expect(answer.json()).toMatchObject({ fields: { cursor: 'Not a cursor of this list' } })
    }
  }
})

test('a search is paged too, complete and without repeats', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `Sought ${index}`)
  for (const name of names) await add(name)
  const pages = await pagesOf(owner, 'listContacts', { q: 'SOUGHT', limit: 2 })
  expect(namesOn(pages)).toEqual([...names].reverse())
})

test('a status filter lists and counts its own @anywhere', async () => {
  const { id } = await add('Filtered')
  for (const status of CONTACT_STATUSES) {
    await change(id, { status })
    for (const other of CONTACT_STATUSES) {
      const answer = await owner.call('listContacts', { status: other, limit: 100 })
      expect(answer.json().some((contact) => contact.id === id)).toBe(other === status)
      expect(answer.headers['x-total-count']).toBe(String(answer.json().length))
    }
  }
})

test('a response and a status are saved in one call; a full edit removes blank fields (P26.5)', async () => {
  const { id } = await owner.expect('addContact', { ...contactRequest(), address: '1 Main St' })
  const answered = await change(id, { status: 'contacted', adminResponse: 'We called you.' })
  const { phone } = contactRequest()
  expect(answered.json()).toMatchObject({ status: 'contacted', adminResponse: 'We called you.', phone })
  const blank = { phone: '', address: '  ', adminResponse: '' }
  const edit = { name: ' Bea ', email: 'bea@example.com', message: 'Hi', status: 'resolved', ...blank }
  const edited = (await change(id, edit)).json()
  expect(edited).toMatchObject({ name: 'Bea', status: 'resolved' })
  for (const field of ['phone', 'address', 'adminResponse']) expect(edited).not.toHaveProperty(field)
})

test('deleted records are in no list and no total @anywhere (P15.7)', async () => {
  const visitor = apiClient(stack)
  const quote = await visitor.expect('createQuote', quoteRequest())
  const commercial = await visitor.expect('createCommercialContact', commercialRequest())
  const contact = await visitor.expect('createContact', contactRequest())
  const before = await owner.expect('getDashboard')
  await owner.expect('deleteQuote', quote.id)
  await owner.expect('deleteCommercialQuote', commercial.quoteId ?? '')
  await owner.expect('deleteContact', contact.id)
  const after = await owner.expect('getDashboard')
  expect(after.stats.totalQuotes).toBe(before.stats.totalQuotes - 1)
  // A commercial request is a contact, too (P17.10).
  expect(after.stats.totalContacts).toBe(before.stats.totalContacts - 2)
  const left = [await owner.expect('listQuotes'), await owner.expect('listCommercialQuotes')].flat()
  const ids: unknown[] = [quote.id, commercial.quoteId]
  expect(left.filter(({ id }) => ids.includes(id))).toEqual([])
})

test('unknown ids are 404 for every kind', async () => {
  for (const path of ['contacts', 'quotes', 'commercial-quotes', 'bookings', 'pricing', 'content'])
    expect((await owner.send('DELETE', `/api/admin/${path}/${UNKNOWN.id}`)).status).toBe(404)
  expect((await change(UNKNOWN.id, { status: 'new' })).status).toBe(404)
  const retry = await owner.send('POST', `/api/admin/notifications/owner-${UNKNOWN.id}/retry`)
  expect(retry.status).toBe(404)
})

test('the dashboard shows the five newest records of each kind, and the settings that are still missing (P18.3, P24.9)', async () => {
  for (let count = 0; count < 6; count++) await add(`Recent ${count}`)
  const { recentContacts, placeholders, failedMails } = await owner.expect('getDashboard')
  expect(recentContacts.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((count) => `Recent ${count}`))
  expect(placeholders.map(({ key }) => key)).toContain('phone')
  expect(failedMails).toEqual([])
})

test('the visits of a day are paged, each once, also when one is deleted in between', async () => {
  const visit = (await openWindows(owner)).at(-1)
  if (!visit) throw new Error('No window is open')
  for (const firstName of ['Ana', 'Bo']) {
    await owner.expect('addBooking', { ...visitor(), ...visit, firstName })
  }
  const days = { from: visit.serviceDate, to: visit.serviceDate }
  const one = await owner.call('listBookings', { ...days, limit: 1 })
  const next = String(one.headers['x-next-cursor'])
  await owner.expect('deleteBooking', one.json()[0]?.id ?? '')
  const two = await owner.call('listBookings', { ...days, limit: 2, cursor: next })
  expect(two.headers['x-next-cursor']).toBeUndefined()
  expect(two.json()).toEqual(await owner.expect('listBookings', days))
  expect(two.headers['x-total-count']).toBe('1')
  expect((await owner.send('GET', '/api/admin/contacts?limit=101')).status).toBe(400)
})
