/** The owner's day: what was noted at the door, once, and what it adds up to. */
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { addVisit, customerId } from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()
const today = () => pacificNow(new Date()).date

const visitOn = (serviceDate: string) => addVisit(owner, serviceDate)
const change = (id: string, body: Sent<'updateBooking', 'body'>) => owner.call('updateBooking', id, body)
const day = () => owner.expect('getDay')
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('a visit goes from the list of the day through the door to the money of the week (P35.2)', async () => {
  const [earlier, now, next, later] = [
    await visitOn(addDays(today(), -1)),
    await visitOn(today()),
    await visitOn(addDays(today(), 1)),
    await visitOn(addDays(today(), 2)),
  ]
  const before = await day()
  expect(idsOf(before.visits)).toEqual([now.id, next.id])
  expect(idsOf(before.openVisits)).toEqual([earlier.id])
  expect(idsOf(before.visits)).not.toContain(later.id)
  expect(before.paid).toEqual({ thisWeek: '0.00', thisMonth: '0.00' })

  const arrivedAt = new Date().toISOString()
  expect((await change(now.id, { arrivedAt, nobodyHomeAt: arrivedAt })).json()).toMatchObject({ arrivedAt })
  const takenBack = (await change(now.id, { nobodyHomeAt: null })).json()
  expect(takenBack).toMatchObject({ arrivedAt })
  expect(takenBack).not.toHaveProperty('nobodyHomeAt')

  const payment = { amount: '120.5', tip: 10, method: 'check' as const, note: 'No. 1042' }
  const doneAt = new Date().toISOString()
  const closed = (await change(now.id, { status: 'completed', doneAt, payment })).json()
  expect(closed.doneAt).toBe(doneAt)
  expect(closed.payments).toEqual([
    {
      ...{ id: expect.any(String), amount: '120.50', tip: '10.00', method: 'check', note: 'No. 1042' },
      ...{ at: expect.stringMatching(/Z$/), by: stack.admin.username },
    },
  ])
  const reopened = { status: 'confirmed', tellCustomer: false, anyway: true } as const
  expect((await change(earlier.id, { status: 'completed', doneAt })).json().doneAt).toBe(doneAt)
  expect((await change(earlier.id, reopened)).json()).not.toHaveProperty('doneAt')
  await change(earlier.id, { status: 'completed', payment: { amount: 99, method: 'unpaid' } })
  const after = await day()
  expect(after.openVisits).toEqual([])
  expect(idsOf(after.unpaidVisits)).toEqual([earlier.id])
  expect(after.paid).toEqual({ thisWeek: '130.50', thisMonth: '130.50' })
})

const HOUR_MS = 60 * 60 * 1000

test.each([
  ['an hour ago', -HOUR_MS, true],
  ['almost 36 hours ago', -36 * HOUR_MS + 60_000, true],
  ['more than 36 hours ago', -36 * HOUR_MS - 1, false],
  ['in the future', HOUR_MS, false],
])('a payment that was noted %s counts then, or when it arrives', async (_name, ago, isBelieved) => {
  const { id } = await visitOn(today())
  const sent = new Date()
  const at = new Date(sent.getTime() + ago).toISOString()
  const answer = await change(id, { payment: { amount: 1, method: 'cash', at } })
  const stored = String(answer.json().payments.at(-1)?.at)
  if (isBelieved) expect(stored).toBe(at)
  else expect([stored >= sent.toISOString(), stored <= new Date().toISOString()]).toEqual([true, true])
})

test('a second payment that has not seen the first is refused with it; one that has is a further one, or corrects it (P35.2)', async () => {
  const { id } = await visitOn(today())
  const pay = (amount: number, updatedAt?: string) =>
    change(id, { status: 'completed', payment: { amount, method: 'cash' }, ...(updatedAt && { updatedAt }) })
  const first = (await pay(50)).json()
  const second = errorOf(await pay(60))
  expect(second).toMatchObject({ status: 409, current: { payments: [{ amount: '50.00' }] } })
  const both = (await pay(60, first.updatedAt)).json()
  expect(both.payments).toMatchObject([{ amount: '50.00' }, { amount: '60.00' }])
  expect((await pay(70, first.updatedAt)).status).toBe(409)
  const takeBack = both.payments.map((payment) => payment.id)
  const payment = { amount: 110, method: 'card' as const }
  const corrected = await change(id, { takeBack, payment, updatedAt: both.updatedAt })
  const takenBack = { at: expect.any(String), by: stack.admin.username }
  expect(corrected.json().payments).toMatchObject([{ takenBack }, { takenBack }, { amount: '110.00' }])
  expect((await change(id, { takeBack })).status).toBe(409)
})

test('a change that is sent again after its answer was lost changes nothing, not even what somebody else saved meanwhile', async () => {
  const { id, updatedAt } = await visitOn(today())
  const body = { status: 'completed', payment: { amount: 80, method: 'cash' as const }, updatedAt } as const
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => owner.call('updateBooking', id, body, headers)
  const [first, ...twins] = await Promise.all([send(), send(), send()])
  expect(first.status).toBe(200)
  for (const twin of twins) expect([twin.status, twin.text]).toEqual([200, first.text])
  const later = (await change(id, { adminNotes: 'Left the key' })).json()
  // Its row keeps the version alone, so that a deleted customer is forgotten; all else is read.
  expect((await send()).json()).toEqual({ ...later, updatedAt: first.json().updatedAt })
  expect((await owner.expect('listBookings', { q: id }))[0]).toMatchObject(later)
  expect((await change(id, body)).status).toBe(409)
  const other = { ...body, status: 'confirmed' as const }
  expect((await owner.call('updateBooking', id, other, headers)).status).toBe(422)
})

test('the visits of a day come with the email that tells their customer of a change (P19.9)', async () => {
  const { id } = await visitOn(today())
  await change(id, { serviceDate: addDays(today(), 1), anyway: true })
  const moved = (await day()).visits.find((visit) => visit.id === id)
  expect(moved).toMatchObject({ customerMail: { change: { by: 'owner', what: 'moved' } } })
})

test("the owner's notes of an address come with the visits there and with their bookings, of merged customers, too", async () => {
  const at = (email: string, address: string, phone: string) =>
    addVisit(owner, today(), { email, address, phone, serviceTime: '14:00' })
  const note = async (id: string, address: string, text: string, updatedAt?: string) =>
    owner.expect('updateCustomer', id, { action: 'note', address, text, ...(updatedAt && { updatedAt }) })
  const notes = async (id: string) => {
    const [row] = await owner.expect('listBookings', { q: id })
    const byDay = await owner.expect('listBookings', { from: today(), to: today() })
    const texts = (found: { text?: string | undefined }[] = []) => found.map(({ text }) => text)
    const listed = byDay.find((one) => one.id === id)
    const all = [(await day()).addressNotes[id], row?.addressNotes, listed?.addressNotes]
    expect(all.map(texts)).toEqual([texts(all[0]), texts(all[0]), texts(all[0])])
    return texts(all[0])
  }

  const [home, work] = ['home@notes.example', 'work@notes.example']
  const [house, respelled, shop] = [
    await at(home, '412 W 7th St, Hanford', '(559) 555-0171'),
    await at(home, '412 West 7th Street', '(559) 555-0171'),
    await at(home, '9 Shop Road, Lemoore', '(559) 555-0171'),
  ]
  const neighbor = await at('neighbor@notes.example', '412 W 7th St, Hanford', '(559) 555-0172')
  const id = await customerId(owner, home)
  await note(id, '412 W 7TH St, Hanford', 'LADDER, dog bites, gate 9988')
  const { notes: kept } = await note(id, '9 Shop Road, Lemoore', 'Ring twice')
  expect(await notes(house.id)).toEqual(['LADDER, dog bites, gate 9988'])
  expect(await notes(respelled.id)).toEqual(['LADDER, dog bites, gate 9988'])
  expect(await notes(shop.id)).toEqual(['Ring twice'])
  expect(await notes(neighbor.id)).toEqual([])

  const moved = await at(work, '9 Shop Road, Lemoore', '(559) 555-0171')
  expect(await notes(moved.id)).toEqual([])
  await owner.expect('updateCustomer', await customerId(owner, work), { action: 'merge', other: id })
  expect([await notes(moved.id), await notes(shop.id)]).toEqual([['Ring twice'], ['Ring twice']])
  const version = kept.find(({ text }) => text === 'Ring twice')?.updatedAt
  await note(id, '9 Shop Road, Lemoore', '', version)
  expect([await notes(moved.id), await notes(shop.id)]).toEqual([[], []])
  expect(await notes(house.id)).toEqual(['LADDER, dog bites, gate 9988'])
})
