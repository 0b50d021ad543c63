/** The owner finds a record by a caller's number, the start of an id, a day or a word. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { Answer } from '#schemas/contract/index.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  quoteRequest,
  sendEach,
  visitor,
} from '#tests/support/api/requests.ts'
import { putRows, readTable, rowsOf } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

const LISTS = ['listQuotes', 'listCommercialQuotes', 'listContacts', 'listBookings'] as const
type List = (typeof LISTS)[number]

const PHONE = '(559) 555-0143'
const VISIT = { serviceDate: '', serviceTime: '10:00' as const }
const ids = {} as Record<List, string>

beforeAll(async () => {
  const client = apiClient(stack)
  const { days } = await client.expect('getAvailability', { from: '2026-01-01', to: '2099-12-31' })
  // A day of two digits, whose first digit is another day.
  VISIT.serviceDate =
    days.find(({ date, times }) => /-[12][1-9]$/.test(date) && times.includes('10:00'))?.date ?? ''
  const customerInfo = {
    ...{ name: 'Zoë Quill', email: 'zq@search.example', phone: PHONE },
    ...{ address: '77 Quince Street, Lemoore', message: 'The gate code is 4471, beware of the llama.' },
  }
  const asked = quoteRequest({ extras: ['pressure_washing'], customerInfo })
  const quote = await client.expect('createQuote', asked)
  ids.listQuotes = quote.id
  const cy = { name: 'Cy Contact', email: 'cy@search.example', phone: '559.555.0143' }
  const message = `${'x '.repeat(600)} llama in the Nov 5 parade`
  const contact = await client.expect('createContact', contactRequest({ ...cy, message }))
  ids.listContacts = contact.id
  await owner.expect('updateContact', contact.id, { adminResponse: 'Called; wants gutters.' })
  const bo = { contactName: 'Bo Business', email: 'bo@search.example', phone: '+1 559 555 0143' }
  const commercial = commercialRequest({ ...bo, message: 'Mind the llama.' })
  const request = await client.expect('createCommercialContact', commercial)
  ids.listCommercialQuotes = request.quoteId ?? ''
  const booking = await client.expect('createBooking', {
    ...{ ...visitor(), ...VISIT, firstName: 'Vi', lastName: 'Sit', email: 'vi@search.example' },
    ...{ phone: '5595550143', quoteId: quote.id, city: 'visalia', notes: 'llama at the back gate' },
  })
  ids.listBookings = booking.id
  await owner.expect('updateBooking', booking.id, { adminNotes: 'Bring the long ladder' })
  // Other records, so that a search that finds everything fails.
  const other = { name: 'Other Person', email: 'other@else.example', phone: '(661) 555-0111' }
  await sendEach(client, otherVisit(days), other)
})

/** On another day, whose month and digits do not start the other one's. */
function otherVisit(days: Answer<'getAvailability'>['days']) {
  const month = VISIT.serviceDate.slice(0, 7)
  const { date = '', times = [] } = days.findLast((day) => !day.date.startsWith(month)) ?? {}
  return { serviceDate: date, serviceTime: times[0] ?? '10:00' }
}

/** Without the commercial request among the contacts, where it is found by the same words. */
const find = async (list: List, q: string) =>
  (await owner.expect(list, { q }))
    .map(({ id }) => id)
    .filter((id) => list !== 'listContacts' || id !== ids.listCommercialQuotes)

test('a number finds its caller in every list (P17.2)', async () => {
  for (const list of LISTS) expect([list, await find(list, '555-0143')]).toEqual([list, [ids[list]]])
})

test('the start of an id finds its record, in capitals too, and that of a quote its booking (P17.2)', async () => {
  for (const list of LISTS) {
    const short = ids[list].slice(0, 8)
    for (const q of [short, short.toUpperCase(), `ID ${short}`, ids[list]])
      expect([list, q, await find(list, q)]).toEqual([list, q, [ids[list]]])
  }
  for (const q of [`Quote ${ids.listQuotes.slice(0, 8)}`, ids.listQuotes])
    expect([q, await find('listBookings', q)]).toEqual([q, [ids.listBookings]])
})

test('the day of a visit finds it as it is written; its first digit alone does not (P17.2)', async () => {
  const date = new Date(`${VISIT.serviceDate}T00:00:00Z`)
  const day = date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
  for (const q of [VISIT.serviceDate, day, `Vi ${day}`])
    expect([q, await find('listBookings', q)]).toEqual([q, [ids.listBookings]])
  expect(await find('listBookings', day.slice(0, -1))).toEqual([])
  expect(await find('listContacts', 'nov 5')).toEqual([ids.listContacts])
})

test.each([
  ['listQuotes', ['llama', 'gate code 4471', 'LEMOORE', '77 quince', 'quill zoë', '4471 quill']],
  ['listCommercialQuotes', ['llama', 'business bo', 'mind the']],
  ['listContacts', ['llama', 'gutters', 'parade cy']],
  ['listBookings', ['llama', 'back gate', 'ladder', 'visalia', 'sit vi']],
] as const)(
  '%s is searched by words of messages, notes and addresses, in any order (P17.2)',
  async (list, searches) => {
    for (const q of searches) expect([q, await find(list, q)]).toEqual([q, [ids[list]]])
    for (const q of ['llama nobody', 'nobody']) expect([q, await find(list, q)]).toEqual([q, []])
  },
)

test('a name is found however it was typed, in its list and in all (P17.2)', async () => {
  const stored = ["Kerry O'Brien-Núñez", 'Kerry O’Brien–Nunez', 'Kerry OBrien-Nun\u0303ez']
  for (const name of stored) {
    const email = `${crypto.randomUUID()}@search.example`
    await apiClient(stack).expect('createContact', contactRequest({ name, email }))
  }
  const query = { q: 'o’brien‑nun\u0303ez' }
  for (const list of ['listContacts', 'listCustomers'] as const) {
    const names = new Set((await owner.expect(list, query)).map(({ name }: { name: string }) => name))
    expect(names).toEqual(new Set(stored.map((name) => name.normalize())))
  }
})

test('a price finds its quote and its booking (P17.2)', async () => {
  const { totalPrice } = (await owner.expect('listQuotes', { q: ids.listQuotes }))[0] ?? {}
  for (const list of ['listQuotes', 'listBookings'] as const) {
    expect(await find(list, `$${totalPrice}`)).toEqual([ids[list]])
    // Three digits may also be part of an id.
    expect(await find(list, String(totalPrice))).toContain(ids[list])
  }
})

test('the searchable text is stored only with its row, in lower case', async () => {
  const rows = await readTable(stack.dynamodbEndpoint)
  const searches = rows.filter(({ search }) => search !== undefined)
  expect(searches.length).toBeGreaterThanOrEqual(8)
  for (const { search } of searches) expect(search).toBe(String(search).toLowerCase())
  for (const list of LISTS)
    for (const row of await owner.expect(list)) expect(row).not.toHaveProperty('search')
})

test('a search looks at a thousand records, says how far it is, and goes on from there (P17.2)', async () => {
  const body = contactRequest({ name: 'Far Away', email: 'far@search.example' })
  const { id: newest } = await apiClient(stack).expect('createContact', body)
  const [own] = rowsOf(await readTable(stack.dynamodbEndpoint), 'CONTACT').filter(({ id }) => id === newest)
  const [oldest = '', ...others] = Array.from({ length: 1001 }, randomUUID)
  const copy = (id: string, day: number, text = JSON.stringify(own)) =>
    JSON.parse(
      text
        .replaceAll(newest, id)
        .replaceAll(String(own?.['createdAt']), `${addDays('2020-01-01', day)}T18:00:00.000Z`),
    )
  const near = JSON.stringify(own).replaceAll('Far', 'Near').replaceAll('far', 'near')
  const copies = others.map((id, index) => copy(id, index + 1, near))
  await putRows(stack.dynamodbEndpoint, copy(oldest, 0), ...copies)
  const made = rowsOf(await readTable(stack.dynamodbEndpoint), 'CONTACT').map(({ createdAt }) => createdAt)
  for (const [sort, found] of [
    ['newest', [newest, oldest]],
    ['oldest', [oldest, newest]],
  ] as const) {
    const query = { q: 'far away', sort }
    const first = await owner.call('listContacts', query)
    expect(first.json().map(({ id }) => id)).toEqual(found.slice(0, 1))
    const to = String(first.headers['x-searched-to'])
    expect(made.filter((at) => (sort === 'newest' ? String(at) >= to : String(at) <= to))).toHaveLength(1000)
    const cursor = String(first.headers['x-next-cursor'])
    const second = await owner.call('listContacts', { ...query, cursor })
    expect(second.json().map(({ id }) => id)).toEqual(found.slice(1))
    for (const name of ['x-searched-to', 'x-next-cursor', 'x-total-count'])
      expect(second.headers).not.toHaveProperty(name)
  }
  // The address in a sender, as mail programs copy it, finds its customer at once, however many records lie between.
  for (const q of ['cy@search.example', '"Contact, Cy" <Cy@search.example>']) {
    const customers = await owner.expect('listCustomers', { q, sort: 'oldest' })
    expect([q, customers.map(({ name }) => name)]).toEqual([q, ['Cy Contact']])
  }
})
