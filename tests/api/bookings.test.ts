import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Sent } from '#schemas/contract/index.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { BOOKING_STATUSES } from '#schemas/facts/statuses.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { openWindows, quoteRequest, visitor, type Window } from '#tests/support/api/requests.ts'

const { stack, owner, freshWindow } = bookingDesk()

const book = (window: Window, changes: Partial<CreateBookingRequest> = {}) =>
  apiClient(stack).call('createBooking', { ...visitor(), ...window, ...changes })
const isOpen = async ({ serviceDate, serviceTime }: Window) =>
  (await openWindows(owner)).some((one) => one.serviceDate === serviceDate && one.serviceTime === serviceTime)
const change = (id: string, body: Sent<'updateBooking', 'body'>) => owner.call('updateBooking', id, body)
const today = () => pacificNow(new Date()).date
const sunday = () => addDays(today(), 14 - weekdayOf(today()))
const { set } = owner

test('a booking is stored as pending, with its window and without a price @anywhere (P24.4)', async () => {
  const window = freshWindow()
  // A receipt is sent to each mailbox a few times a day.
  const email = `${randomUUID()}@example.com`
  const answer = await book(window, { email })
  expect(answer.status).toBe(201)
  const { link, calendar, isMailed, ...receipt } = answer.json()
  expect(receipt).toEqual({ id: expect.any(String), ...window })
  expect([link, calendar]).toEqual([expect.stringMatching(/^v/), expect.stringContaining('calendar.ics?t=c')])
  expect(isMailed).toBe(true)
  expect((await apiClient(stack).call('openVisit', { token: link ?? '' })).json()).toMatchObject(window)
  const stored = (await owner.expect('listBookings')).find(({ id }) => id === answer.json().id)
  expect(stored).toMatchObject({ ...visitor(), ...window, email, status: 'pending' })
})

test('a booking from a quote carries the price that the server gave the quote @anywhere (P12.9)', async () => {
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const answer = await book(freshWindow(), { quoteId: quote.id })
  expect(answer.json()).toMatchObject({ totalPrice: quote.totalPrice })
  const unknown = await book(freshWindow(), { quoteId: '00000000-0000-4000-8000-000000000000' })
  expect(unknown.status).toBe(400)
})

test.each([
  ['a past day', () => addDays(today(), -1)],
  ['a day beyond the calendar', () => addDays(today(), LIMITS.bookingDays + 1)],
  ['a Sunday', sunday],
])('%s cannot be booked by a visitor (P12.6)', async (_name, date) => {
  const visit: Window = { serviceDate: date(), serviceTime: '10:00' }
  const answer = await book(visit)
  expect(answer.status).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { serviceDate: expect.any(String) } })
  const anyway = { ...visitor(), ...visit, anyway: true } as never
  expect((await apiClient(stack).call('createBooking', anyway)).status).toBe(400)
})

test('one of 60 concurrent requests books the last place; 59 get the open windows (P12.8)', async () => {
  const window = freshWindow()
  expect((await book(window)).status).toBe(201)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => apiClient(stack).call('createBooking', { ...visitor(), ...window })),
  )
  const booked = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 409)
  expect([booked.length, refused.length]).toEqual([1, 59])
  for (const answer of refused) {
    const { code, availability } = answer.json() as unknown as {
      code: string
      availability: { days: { date: string; times: string[] }[] }
    }
    expect(code).toBe('window-taken')
    expect(availability.days.length).toBeGreaterThan(0)
    const times = availability.days.find(({ date }) => date === window.serviceDate)?.times ?? []
    expect(times).not.toContain(window.serviceTime)
  }
  const stored = await owner.expect('listBookings', { from: window.serviceDate, to: window.serviceDate })
  expect(stored.filter(({ serviceTime }) => serviceTime === window.serviceTime)).toHaveLength(2)
})

test('deleting a booking frees its place; deleting a cancelled one frees none @anywhere', async () => {
  const window = freshWindow()
  const [first, second] = [(await book(window)).json(), (await book(window)).json()]
  await change(first.id, { status: 'cancelled' })
  await book(window)
  await owner.expect('deleteBooking', first.id)
  expect(await isOpen(window)).toBe(false)
  await owner.expect('deleteBooking', second.id)
  expect(await isOpen(window)).toBe(true)
})

test('any status may follow any other (P19.2)', async () => {
  const { id } = (await book(freshWindow())).json()
  for (const from of BOOKING_STATUSES)
    for (const to of BOOKING_STATUSES) {
      expect((await change(id, { status: from })).status).toBe(200)
      expect((await change(id, { status: to })).json().status).toBe(to)
    }
})

test('totals and the pending count follow every change @anywhere', async () => {
  const stats = async () => (await owner.expect('getDashboard')).stats
  const before = await stats()
  const { id } = (await book(freshWindow())).json()
  expect(await stats()).toMatchObject({
    totalBookings: before.totalBookings + 1,
    pendingBookings: before.pendingBookings + 1,
  })
  await change(id, { status: 'confirmed' })
  expect(await stats()).toMatchObject({ pendingBookings: before.pendingBookings })
  await owner.expect('deleteBooking', id)
  expect(await stats()).toEqual(before)
})

test('blocked days and the capacity of a window are settings (P12.7)', async () => {
  const window = freshWindow()
  await set('blocked_days', window.serviceDate)
  expect((await book(window)).status).toBe(400)
  await set('blocked_days', '')
  await set('window_capacity', '0')
  expect((await book(window)).status).toBe(409)
  await set('window_capacity', '3')
  for (const status of [201, 201, 201, 409]) expect((await book(window)).status).toBe(status)
  await set('window_capacity', '2')
})

test('a booking by a bot takes no place and is on no calendar until the owner re-opens it (P15.2)', async () => {
  const window = freshWindow()
  const caught: string[] = []
  for (let count = 0; count < 5; count++) {
    const answer = await book(window, { website: 'x' })
    expect(answer.status).toBe(201)
    caught.push(answer.json().id)
  }
  expect(await isOpen(window)).toBe(true)
  const days = { from: window.serviceDate, to: window.serviceDate }
  const onCalendar = async () =>
    (await owner.expect('listBookings', days)).filter(({ id }) => caught.includes(id))
  expect(await onCalendar()).toEqual([])
  for (const id of caught.slice(0, 2)) expect((await change(id, { status: 'pending' })).status).toBe(200)
  expect(await onCalendar()).toHaveLength(2)
  expect(await isOpen(window)).toBe(false)
})
