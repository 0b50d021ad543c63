/** Caught records are kept apart from all others until the owner decides. */
import { expect, test } from '@jest/globals'
import type { Answer } from '#schemas/contract/index.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { contactRequest, quoteRequest, sendEach, visitor } from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow: nextWindow } = bookingDesk()

const SPAM = { website: 'http://spam.example' }
const LISTS = ['listQuotes', 'listCommercialQuotes', 'listContacts', 'listBookings'] as const

const createAll = (trap = {}) => sendEach(apiClient(stack), nextWindow(), trap)

const idsOf = async (list: (typeof LISTS)[number], query: object = {}) =>
  (await owner.expect(list, { limit: 100, ...query })).map(({ id }) => id)

/** The counts in the headers of a list. */
async function headOf(list: (typeof LISTS)[number], query: object = {}) {
  const { headers } = await owner.call(list, query)
  const number = (name: string) => (headers[name] === undefined ? undefined : Number(headers[name]))
  return { total: number('x-total-count'), value: number('x-total-value'), spam: number('x-spam-count') }
}

const keep = (list: string, id: string) => owner.send('POST', `/api/admin/spam/${list}/${id}/keep`)

async function deleteStep(list: string, most = 1000) {
  const answer = await owner.send('DELETE', `/api/admin/spam/${list}?most=${most}`)
  expect(answer.status).toBe(200)
  return answer.json() as { deleted: number; hasMore: boolean }
}

/** Deletes in steps, as the back office does, until nothing is left or `most` are deleted. */
async function deleteAll(list: string, most = 1000): Promise<number> {
  let deleted = 0
  for (;;) {
    const step = await deleteStep(list, most - deleted)
    deleted += step.deleted
    if (!step.hasMore) return deleted
  }
}

/** Totals and recent lists, without the states of mails, which change by themselves. */
const shownOf = ({ stats, ...lists }: Answer<'getDashboard'>) => ({
  stats,
  recent: [lists.recentQuotes, lists.recentContacts, lists.recentBookings].map((rows) =>
    rows.map(({ id }) => id),
  ),
})

async function expectNoDrift(): Promise<void> {
  const rows = await readTable(stack.dynamodbEndpoint)
  expect([...judgeCounters(rows), ...judgeSlots(rows)]).toEqual([])
}

test('spam is in no list, total, sum or recent list, and has a filter of its own (P15.3)', async () => {
  const real = await createAll()
  const before = await owner.expect('getDashboard')
  const heads = await Promise.all(LISTS.map((list) => headOf(list)))
  const spam = await createAll(SPAM)
  const { spam: counted } = await owner.expect('getDashboard')
  expect(counted).toEqual({ quotes: 1, commercialQuotes: 1, contacts: 2, bookings: 1 })

  expect(shownOf(await owner.expect('getDashboard'))).toEqual(shownOf(before))
  expect(heads.map(({ total }) => total)).toEqual([1, 1, 2, 1])
  expect(heads[0]?.value).toBe(real.quote.totalPrice)
  // The minimum visit, as the card says (P10.5).
  expect([real.commercial.totalPrice, heads[1]?.value]).toEqual([47, 150])
  expect(await Promise.all(LISTS.map((list) => headOf(list)))).toEqual(
    heads.map((head, index) => ({ ...head, spam: index === 2 ? 2 : 1 })),
  )
  const caught = {
    listQuotes: [spam.quote.id],
    listCommercialQuotes: [spam.commercial.quoteId],
    listContacts: [spam.commercial.id, spam.contact.id],
    listBookings: [spam.booking.id],
  }
  for (const list of LISTS) {
    expect(await idsOf(list)).not.toEqual(expect.arrayContaining([caught[list][0]]))
    expect(await idsOf(list, { q: 'ana' })).not.toEqual(expect.arrayContaining([caught[list][0]]))
    expect(await idsOf(list, { status: 'spam' })).toEqual(caught[list])
    expect(await idsOf(list, { status: 'spam', q: 'ana' })).toEqual(caught[list])
    const total = caught[list].length
    expect(await headOf(list, { status: 'spam' })).toMatchObject({ total, value: undefined })
    // A link to one record finds it, spam or not.
    expect(await idsOf(list, { q: caught[list][0] })).toEqual([caught[list][0]])
  }
  for (const status of ['new', 'contacted', 'resolved'] as const)
    expect(await idsOf('listContacts', { status })).not.toContain(spam.contact.id)
  expect(await idsOf('listBookings', { status: 'cancelled' })).toEqual([])
  await expectNoDrift()
})

test('"Not spam" makes it an ordinary record, a commercial request in both of its lists, and sends no mail (P15.3, P19.8)', async () => {
  const spam = await createAll(SPAM)
  const kept = [
    ['quotes', spam.quote.id],
    ['contacts', spam.contact.id],
    ['commercial-quotes', spam.commercial.quoteId ?? ''],
    ['bookings', spam.booking.id],
  ] as const
  for (const [list, id] of kept) expect((await keep(list, id)).status).toBe(200)
  for (const [list, id] of [
    ['listQuotes', spam.quote.id],
    ['listContacts', spam.contact.id],
    ['listContacts', spam.commercial.id],
    ['listCommercialQuotes', spam.commercial.quoteId],
    ['listBookings', spam.booking.id],
  ] as const) {
    expect(await idsOf(list)).toContain(id)
    expect(await idsOf(list, { status: 'spam' })).not.toContain(id)
  }
  const [booking] = await owner.expect('listBookings', { q: spam.booking.id })
  expect(booking).toMatchObject({ status: 'pending', isSpam: false })
  // A repeat changes nothing.
  for (const [list, id] of kept) expect((await keep(list, id)).status).toBe(200)
  const [again] = await owner.expect('listBookings', { q: spam.booking.id })
  expect(again).toEqual(booking)
  const rows = await readTable(stack.dynamodbEndpoint)
  const about = rows.filter(
    ({ pk, status }) =>
      pk.startsWith('OUTBOX#') && status !== 'planned' && kept.some(([, id]) => pk.includes(id)),
  )
  expect(about).toEqual([])
  await expectNoDrift()
})

test('a booking marked as not spam claims its place and books its quote, and stays spam while its window is full', async () => {
  const window = nextWindow()
  const client = apiClient(stack)
  const { id: quoteId } = await client.expect('createQuote', quoteRequest())
  const stateNow = async () => (await owner.expect('listQuotes', { q: quoteId }))[0]?.state
  const caught = await client.expect('createBooking', { ...visitor(), ...window, quoteId, ...SPAM })
  const others = []
  for (let left = 2; left > 0; left -= 1)
    others.push(await owner.expect('addBooking', { ...visitor(), ...window }))
  const full = await keep('bookings', caught.id)
  expect(full.status).toBe(409)
  expect(full.json()).toMatchObject({ warnings: [expect.stringContaining('2 of 2 taken')] })
  expect(await idsOf('listBookings', { status: 'spam' })).toContain(caught.id)
  expect(await idsOf('listBookings', { status: 'cancelled', q: caught.id })).toEqual([])
  await owner.expect('deleteBooking', others[0]?.id ?? '')
  expect(await stateNow()).toBe('new')
  expect((await keep('bookings', caught.id)).status).toBe(200)
  expect(await stateNow()).toBe('booked')
  await expectNoDrift()
})

test('all spam of a list is deleted in steps, and nothing else, nor what was paid for (P15.3)', async () => {
  const real = await createAll()
  for (let count = 0; count < 3; count += 1) await createAll(SPAM)
  // Spam that was caught after the owner looked stays.
  const seen = (await headOf('listQuotes')).spam ?? 0
  const late = await createAll(SPAM)
  const paid = { amount: '50', method: 'cash' } as const
  await owner.expect('updateBooking', late.booking.id, { payment: paid })
  expect(await deleteStep('quotes', seen)).toEqual({ deleted: seen, hasMore: false })
  expect(await idsOf('listQuotes', { status: 'spam' })).toEqual([late.quote.id])
  for (const list of ['quotes', 'commercial-quotes', 'contacts', 'bookings']) {
    await deleteAll(list)
    expect(await deleteStep(list)).toEqual({ deleted: 0, hasMore: false })
  }
  for (const list of LISTS)
    expect(await headOf(list, { status: 'spam' })).toMatchObject({ total: 0, spam: 0 })
  expect(await idsOf('listQuotes')).toContain(real.quote.id)
  expect(await idsOf('listCommercialQuotes')).toContain(real.commercial.quoteId)
  expect(await idsOf('listContacts')).toEqual(expect.arrayContaining([real.contact.id, real.commercial.id]))
  expect(await idsOf('listBookings')).toEqual(expect.arrayContaining([real.booking.id, late.booking.id]))
  const rows = await readTable(stack.dynamodbEndpoint)
  expect(rows.filter(({ isSpam }) => isSpam === true)).toEqual([])
  await expectNoDrift()
})

test('spam that is larger than one answer of the table is deleted to the last record (P15.3)', async () => {
  const message = '漢'.repeat(LIMITS.message)
  for (let n = 0; n < 40; n++)
    await apiClient(stack, `127.0.143.${n % 2}`).expect('createContact', contactRequest({ message, ...SPAM }))
  const seen = (await headOf('listContacts')).spam ?? 0
  expect(await deleteAll('contacts', seen)).toBe(seen)
})

test('spam that is kept, changed and deleted at the same time is counted once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const spam = await createAll(SPAM)
    const [contacts, requests, bookings] = await Promise.all([
      deleteStep('contacts'),
      deleteStep('commercial-quotes'),
      deleteStep('bookings'),
      deleteStep('quotes'),
      keep('quotes', spam.quote.id),
      owner.call('deleteQuote', spam.quote.id),
      keep('contacts', spam.contact.id),
      owner.call('updateContact', spam.contact.id, { status: 'contacted' }),
      keep('contacts', spam.commercial.id),
      keep('commercial-quotes', spam.commercial.quoteId ?? ''),
      keep('bookings', spam.booking.id),
    ])
    const rows = await readTable(stack.dynamodbEndpoint)
    const gone = [spam.contact, spam.commercial, spam.booking].filter(
      (record) => !rows.some(({ id }) => id === record.id),
    )
    expect(contacts.deleted + requests.deleted + bookings.deleted).toBe(gone.length)
    await expectNoDrift()
  }
})

test('unknown records and unknown lists are refused', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await keep('quotes', unknown)).status).toBe(404)
  expect((await keep('pricing', unknown)).status).toBe(400)
  expect((await owner.send('DELETE', '/api/admin/spam/quotes')).status).toBe(400)
  expect((await owner.send('DELETE', '/api/admin/spam/pricing?most=1')).status).toBe(400)
})
