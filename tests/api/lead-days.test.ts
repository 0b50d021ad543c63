/** Lead days of each place, on a Monday morning: a day on which the same day can be booked. */
import { beforeAll, expect, test } from '@jest/globals'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { addDays, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { visitor } from '#tests/support/api/requests.ts'

/** The Monday after next Sunday in UTC, and an hour that is 7 or 8 AM in California, whatever the season. */
const today = new Date().toISOString().slice(0, 10)
const MONDAY = addDays(today, 8 - weekdayOf(today))

const { stack, owner } = fileDesk()

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

test('a place is visited from its first day on, and the refusal of an earlier one says why (P12.6)', async () => {
  expect(await book(MONDAY, { address: '1 Main St, CA 93230' })).toMatchObject({ status: 201 })
  for (const [where, code, reason] of [
    [
      { address: '1 Main St', city: 'LEMOORE' },
      'day-too-soon',
      'In Lemoore the first visit is the day after',
    ],
    [
      { address: '1 Main St, 93245-0001', city: 'hanford' },
      'day-too-soon',
      'In Lemoore the first visit is the day after',
    ],
    [
      { address: '1523 G St, Reedley, CA 93654' },
      'address-too-soon',
      'At this address the first visit is the day after you book.',
    ],
  ] as const) {
    const fields = { serviceDate: expect.stringContaining(reason) }
    expect(await book(MONDAY, where)).toMatchObject({ status: 400, body: { code, fields } })
    expect((await book(addDays(MONDAY, 1), where)).status).toBe(201)
  }
})
