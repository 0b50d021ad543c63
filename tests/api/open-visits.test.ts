/** How many visits one mailbox or phone number may have ahead (P15.11). Each booking comes from a network of its own. */
import { beforeAll, expect, test } from '@jest/globals'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { visitor } from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow } = bookingDesk()

const set = (value: string) => owner.set('open_visits_max', value)
beforeAll(async () => {
  await set('2')
})

type Someone = { email: string; phone: string; website?: string }
let people = 0
function someone(): Someone {
  people += 1
  return { email: `holder-${people}@example.com`, phone: `(559) 556-${1000 + people}` }
}

const book = (who: Someone) =>
  apiClient(stack).call('createBooking', { ...visitor(), ...who, ...freshWindow() })
const statusOf = async (who: Someone) => (await book(who)).status
const booked = async (who: Someone) => (await book(who)).json() as { id: string }
const edit = (id: string, body: object) => owner.expect('updateBooking', id, body)

test('a third visit ahead of one mailbox asks to call, stores nothing, and says nothing about the others (P15.11)', async () => {
  const who = someone()
  const results = [await book(who), await book(who), await book(who)]
  expect(results.map(({ status }) => status)).toEqual([201, 201, 429])
  const [, , refused] = results
  expect(refused?.text).toContain('Please call (559) 555-0142.')
  expect(Number(refused?.headers['retry-after'])).toBe(24 * 60 * 60)
  const bookings = await owner.expect('listBookings', { q: who.email })
  expect(bookings).toHaveLength(2)
})

test('a mailbox and a phone number are one in every spelling (P15.11)', async () => {
  const [one, two] = [someone(), someone()]
  const spelled = ['Some.One+1@gmail.com', 'someone+window@googlemail.com', 'SOMEONE@GMAIL.COM']
  const statuses = []
  for (const email of spelled) statuses.push(await statusOf({ ...someone(), email }))
  expect(statuses).toEqual([201, 201, 429])
  const digits = one.phone.replace(/\D/g, '')
  for (const [phone, status] of [
    [one.phone, 201],
    [`${digits} ext 5`, 201],
    [`+1 ${digits.slice(0, 3)}.${digits.slice(3)}`, 429],
    [two.phone, 201],
  ] as const)
    expect([phone, await statusOf({ ...someone(), phone })]).toEqual([phone, status])
})

test('ten bookings of one mailbox at once store two', async () => {
  const who = someone()
  const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(who)))
  expect(statuses.filter((status) => status === 201)).toHaveLength(2)
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  const bookings = await owner.expect('listBookings', { q: who.email })
  expect(bookings).toHaveLength(2)
})

test('a visit that is cancelled, deleted, completed or of somebody else by now leaves its place (P15.11)', async () => {
  const who = someone()
  const ids = [(await booked(who)).id, (await booked(who)).id]
  const full = async () => (await statusOf(who)) === 429
  const again = async () => {
    expect(await full()).toBe(false)
    expect(await full()).toBe(true)
  }
  expect(await full()).toBe(true)
  await edit(ids[0] ?? '', { status: 'cancelled' })
  await again()
  await edit(ids[0] ?? '', { status: 'pending', anyway: true })
  await owner.expect('deleteBooking', ids[1] ?? '')
  expect(await full()).toBe(true)
  await edit(ids[0] ?? '', { ...someone() })
  await again()
})

test('a customer with a completed visit may have twice as many ahead (P15.11)', async () => {
  const who = someone()
  await edit((await booked(who)).id, { status: 'completed' })
  const statuses = []
  for (let at = 0; at < 5; at++) statuses.push(await statusOf({ ...someone(), email: who.email }))
  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

test('what is over or typed by the owner counts as it should, and the owner is not limited (P15.11)', async () => {
  const who = someone()
  const past = { serviceDate: addDays(pacificNow(new Date()).date, -400), serviceTime: '08:00' as const }
  const add = (window: object) =>
    owner.expect('addBooking', { ...visitor(), ...who, ...freshWindow(), ...window, anyway: true })
  for (let at = 0; at < 3; at++) await add(past)
  expect(await statusOf(who)).toBe(201)
  for (let at = 0; at < 3; at++) await add({})
  expect(await statusOf(who)).toBe(429)
  await set('5')
  expect(await statusOf(who)).toBe(201)
  await set('2')
})

test('a bot is answered as ever, and holds nothing; rows name nobody', async () => {
  const who = someone()
  for (let at = 0; at < 3; at++) expect(await statusOf({ ...who, website: 'http://spam.example' })).toBe(201)
  expect(await statusOf(who)).toBe(201)
  const rows = (await readTable(stack.dynamodbEndpoint)).filter(({ pk }) => pk.startsWith('HOLDER#'))
  expect(rows.length).toBeGreaterThan(0)
  for (const { pk, ...row } of rows) {
    expect(pk).toMatch(/^HOLDER#[0-9a-f]{64}$/)
    expect(['expiresAt', 'sk', 'revision']).toEqual(expect.arrayContaining(Object.keys(row)))
  }
})
