/** Actions on bookings that only the owner may take: any window after one warning, prices, corrections. */
import { expect, test } from '@jest/globals'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import { addDays, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { judgeSlots } from '#tests/faults/oracle.ts'
import { type ApiAnswer, apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { openWindows, quoteRequest, visitor, type Window } from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow } = bookingDesk()

const book = (window: Window, changes: Partial<CreateBookingRequest> = {}) =>
  apiClient(stack).call('createBooking', { ...visitor(), ...window, ...changes })
const isOpen = async ({ serviceDate, serviceTime }: Window) =>
  (await openWindows(owner)).some((one) => one.serviceDate === serviceDate && one.serviceTime === serviceTime)
const change = (id: string, body: Sent<'updateBooking', 'body'>) => owner.call('updateBooking', id, body)
const today = () => pacificNow(new Date()).date
const sunday = () => addDays(today(), 14 - weekdayOf(today()))
const nextSunday = () => addDays(sunday(), 7)
const { set } = owner
const byHand = (visit: Window, changes: Partial<Sent<'addBooking', 'body'>> = {}) =>
  owner.call('addBooking', { ...visitor(), ...visit, ...changes })
const warningsOf = (answer: ApiAnswer): unknown => {
  expect(answer.status).toBe(409)
  return (answer.json() as { warnings?: unknown }).warnings
}

/** Unusual visits, each with the expected warning. */
test.each([
  ['a past day', () => addDays(today(), -1), /^\w+, \w+ \d+, \d{4} is over$/],
  ['a day beyond the calendar', () => addDays(today(), 180), /is beyond the 90 days visitors can book$/],
  ['a Sunday', nextSunday, /on Sundays$/],
])('the owner books and moves to %s after one warning (P28.10)', async (_name, date, words) => {
  // Also a Sunday, depending on the calendar.
  const visit: Window = { serviceDate: date(), serviceTime: '12:00' }
  expect(warningsOf(await byHand(visit))).toContainEqual(expect.stringMatching(words))
  expect((await byHand(visit, { anyway: true })).status).toBe(201)
  const { id } = (await book(freshWindow())).json()
  expect(warningsOf(await change(id, visit))).toContainEqual(expect.stringMatching(words))
  expect((await change(id, { ...visit, anyway: true })).json()).toMatchObject(visit)
  // Saving it unchanged warns of nothing.
  expect((await change(id, { ...visit, status: 'completed' })).status).toBe(200)
})

test('a repeated visit is unusual on a day, not for being half a year ahead', async () => {
  const visit: Window = { serviceDate: addDays(sunday(), 182), serviceTime: '12:00' }
  expect(warningsOf(await byHand(visit, { isRepeat: true }))).toEqual([expect.stringMatching(/on Sundays$/)])
  const monday = { ...visit, serviceDate: addDays(visit.serviceDate, 1) }
  const answer = await byHand(monday, { isRepeat: true })
  expect(answer.status).toBe(201)
  expect(answer.json()).not.toHaveProperty('isRepeat')
})

test('one warning names everything that is unusual (P19.3, P28.10)', async () => {
  await set('blocked_days', nextSunday())
  const visit: Window = { serviceDate: nextSunday(), serviceTime: '16:00' }
  for (let count = 0; count < 2; count++) await byHand(visit, { anyway: true })
  expect(warningsOf(await byHand(visit))).toEqual([
    expect.stringMatching(/on Sundays$/),
    expect.stringMatching(/is a blocked day$/),
    expect.stringMatching(/4-6 PM is full, 2 of 2 taken$/),
  ])
  await set('blocked_days', '')
})

test('an overfull window is closed for visitors until it has a free place again', async () => {
  const window = freshWindow()
  const ids = [(await book(window)).json().id, (await book(window)).json().id]
  expect(warningsOf(await byHand(window))).toEqual([expect.stringMatching(/is full, 2 of 2 taken$/)])
  for (let count = 0; count < 2; count++) ids.push((await byHand(window, { anyway: true })).json().id)
  expect(warningsOf(await byHand(window))).toEqual([expect.stringMatching(/is full, 4 of 2 taken$/)])
  for (const id of ids.slice(0, 2)) {
    await change(id, { status: 'cancelled' })
    expect(await isOpen(window)).toBe(false)
    expect((await book(window)).status).toBe(409)
  }
  await owner.expect('deleteBooking', ids[2] ?? '')
  expect(await isOpen(window)).toBe(true)
  expect(judgeSlots(await readTable(stack.dynamodbEndpoint))).toEqual([])
})

test('a customer who phones needs no email; a visitor does (P19.3)', async () => {
  const { email: _, ...caller } = visitor()
  const window = freshWindow()
  expect((await apiClient(stack).call('createBooking', { ...caller, ...window } as never)).status).toBe(400)
  for (const email of [undefined, '']) {
    const answer = await owner.call('addBooking', { ...caller, email, ...freshWindow() })
    expect(answer.status).toBe(201)
    const { id } = answer.json()
    expect(answer.json()).not.toHaveProperty('email')
    const [stored] = await owner.expect('listBookings', { q: id })
    expect(stored).toMatchObject(caller)
    expect(stored).not.toHaveProperty('email')
  }
})

test("a booking by hand has the agreed price, and its quote's price (P19.3)", async () => {
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const priced = (await byHand(freshWindow(), { totalPrice: 240 })).json()
  expect(priced).toMatchObject({ totalPrice: 240 })
  expect(priced).not.toHaveProperty('quotedPrice')
  const quoted = { quotedPrice: quote.totalPrice, totalPrice: quote.totalPrice }
  expect((await byHand(freshWindow(), { quoteId: quote.id })).json()).toMatchObject(quoted)
  const agreed = (await byHand(freshWindow(), { quoteId: quote.id, totalPrice: 150 })).json()
  expect(agreed).toMatchObject({ ...quoted, totalPrice: 150 })
})

test('the owner corrects name, address and price, and finds the booking by them (P15.9)', async () => {
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const { id } = (await book(freshWindow(), { quoteId: quote.id })).json()
  const right = {
    firstName: 'Anna',
    lastName: 'Ruiz-Ortega',
    email: 'anna@example.com',
    phone: '(559) 555-0999',
    address: '11 Main St, Lemoore',
    city: 'lemoore',
    serviceType: 'office',
    businessName: 'Ruiz Books',
    totalPrice: 240,
  } as const
  const corrected = await change(id, right)
  expect(corrected.json()).toMatchObject({ ...right, quoteId: quote.id, quotedPrice: quote.totalPrice })
  for (const q of ['ruiz-ortega', 'anna@example.com', '555-0999', '11 main st', 'ruiz books'])
    expect((await owner.expect('listBookings', { q })).map((row) => row.id)).toContain(id)
  const cleared = await change(id, { email: '', businessName: '', city: '', totalPrice: null })
  const [stored] = await owner.expect('listBookings', { q: id })
  for (const row of [cleared.json(), stored])
    for (const name of ['email', 'businessName', 'city', 'totalPrice']) expect(row).not.toHaveProperty(name)
  // Fields that are not sent stay unchanged.
  expect(stored).toMatchObject({ firstName: 'Anna', serviceType: 'office', quotedPrice: quote.totalPrice })
  const stale = await change(id, { lastName: 'Ortega', updatedAt: corrected.json().updatedAt })
  expect([stale.status, stale.json()]).toMatchObject([409, { current: { lastName: 'Ruiz-Ortega' } }])
})

test('cancelling frees the place, re-opening claims it again or answers 409 (P19.2)', async () => {
  const window = freshWindow()
  const first = (await book(window)).json()
  await book(window)
  expect(await isOpen(window)).toBe(false)
  expect((await change(first.id, { status: 'cancelled' })).status).toBe(200)
  expect(await isOpen(window)).toBe(true)
  expect((await change(first.id, { status: 'pending' })).status).toBe(200)
  expect(await isOpen(window)).toBe(false)
  await change(first.id, { status: 'cancelled' })
  await book(window)
  const gone = await change(first.id, { status: 'confirmed' })
  expect(gone.status).toBe(409)
  expect(warningsOf(gone)).toEqual([expect.stringMatching(/is full, 2 of 2 taken/)])
  expect((await change(first.id, { status: 'confirmed', anyway: true })).status).toBe(200)
})

test('a cancelled booking holds no place: moving it warns of nothing, re-opening it there does', async () => {
  const window = freshWindow()
  const { id } = (await book(window)).json()
  await change(id, { status: 'cancelled' })
  const early = { serviceTime: '08:00' } as const
  expect((await change(id, { serviceDate: sunday(), ...early })).status).toBe(200)
  const reopened = { serviceDate: nextSunday(), status: 'confirmed', ...early } as const
  expect(warningsOf(await change(id, reopened))).toEqual([expect.stringMatching(/on Sundays$/)])
  expect((await change(id, { ...window, status: 'confirmed' })).json()).toMatchObject(window)
})

test('re-opening warns of a day that was blocked meanwhile, not of one in the past (P19.2)', async () => {
  const window = freshWindow()
  const { id } = (await book(window)).json()
  await change(id, { status: 'cancelled' })
  await set('blocked_days', window.serviceDate)
  expect(warningsOf(await change(id, { status: 'pending' }))).toEqual([
    expect.stringMatching(/is a blocked day$/),
  ])
  await set('blocked_days', '')
  // Yesterday may be a holiday, which is blocked; no two days in a row are.
  const days = [1, 2].map((ago) => addDays(today(), -ago))
  const serviceDate = days.find((day) => !blockedDays('').has(day)) ?? ''
  const past = { serviceDate, serviceTime: '08:00', anyway: true } as const
  expect((await change(id, { ...past, status: 'completed' })).status).toBe(200)
  expect((await change(id, { status: 'cancelled' })).status).toBe(200)
  expect((await change(id, { status: 'completed' })).status).toBe(200)
})

test('the owner can book a visit as confirmed; booked as cancelled it takes no place', async () => {
  const window = freshWindow()
  const answer = await byHand(window, { status: 'confirmed', adminNotes: 'By phone' })
  expect(answer.status).toBe(201)
  expect(answer.json()).toMatchObject({ ...window, status: 'confirmed', adminNotes: 'By phone' })
  expect(answer.json()).not.toHaveProperty('anyway')
  await byHand(window)
  expect((await byHand(window)).status).toBe(409)
  expect((await byHand(window, { status: 'cancelled' })).status).toBe(201)
})
