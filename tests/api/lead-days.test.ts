/** Lead days of each place, on a Monday morning: a day on which the same day can be booked. */
import { beforeAll, expect, test } from '@jest/globals'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { addDays, weekdayOf } from '#schemas/facts/calendar-date.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import { visitor } from '#tests/support/api/requests.ts'

/** The Monday after next Sunday in UTC, and an hour that is 7 or 8 AM in California, whatever the season. */
const today = new Date().toISOString().slice(0, 10)
const MONDAY = addDays(today, 8 - weekdayOf(today))

const stack = fileStack()
const owner = fileOwner(stack)

beforeAll(async () => {
  // Room for all of this file in one window.
  await owner.set('window_capacity', '20')
  await stack.at(`${MONDAY}T15:30:00Z`)
})

async function book(serviceDate: string, changes: Partial<CreateBookingRequest>) {
  const visit = { ...visitor(), serviceDate, serviceTime: '10:00', ...changes } as const
  const { status, json } = await apiClient(stack).call('createBooking', { body: visit })
  return { status, body: json() }
}

test.each([
  ['a ZIP code of the same-day area', { address: '1 Main St, CA 93230' }],
  ['a chosen city of the same-day area', { address: '1 Main St', city: 'visalia' }],
])('%s is visited the same day (P12.6)', async (_, where) => {
  expect(await book(MONDAY, where)).toMatchObject({ status: 201 })
})

test.each([
  ['its city', { address: '1 Main St', city: 'lemoore' }, 'Lemoore'],
  ['its city by name', { address: '1 Main St', city: 'LEMOORE' }, 'Lemoore'],
  ['its ZIP code beside another city', { address: '1 Main St, 93245-0001', city: 'hanford' }, 'Lemoore'],
])('Lemoore is visited the next day, told by %s (P12.6)', async (_, where, town) => {
  const refused = await book(MONDAY, where)
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { serviceDate: expect.stringContaining(`In ${town} the first visit is the day after`) } },
  })
  expect((await book(addDays(MONDAY, 1), where)).status).toBe(201)
})

test.each([
  ['no city and no town', { address: '1 Main St' }],
  ['a city that is not on the list', { address: '1 Main St', city: 'Springfield' }],
  ['a ZIP code of a county that is not on the list', { address: '1523 G St, Reedley, CA 93654' }],
])('with %s, a visit is booked from the next day', async (_, where) => {
  expect(await book(MONDAY, where)).toMatchObject({
    status: 400,
    body: {
      code: 'address-too-soon',
      fields: {
        serviceDate: expect.stringContaining('At this address the first visit is the day after you book.'),
      },
    },
  })
  expect((await book(addDays(MONDAY, 1), where)).status).toBe(201)
})

test.each([
  ['', MONDAY],
  ['hanford', MONDAY],
  ['lemoore', addDays(MONDAY, 1)],
  ['elsewhere', addDays(MONDAY, 1)],
])('open days of the city "%s" start on %s', async (city, first) => {
  const query = { from: MONDAY, to: addDays(MONDAY, 3), ...(city && { city }) }
  const { days } = await apiClient(stack).expect('getAvailability', { query })
  expect(days[0]?.date).toBe(first)
})
