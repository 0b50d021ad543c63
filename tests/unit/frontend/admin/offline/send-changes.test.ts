/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Change } from '#frontend/admin/device/changes.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { bookingRow } from '#tests/support/component/owners-api.ts'

let kept: Change[] = []
jest.unstable_mockModule('#frontend/admin/device/kept.ts', () => ({
  readChanges: async () => kept,
  saveChanges: async (edit: (changes: Change[]) => Change[]) => {
    kept = edit(kept)
  },
  keepBooking: async () => undefined,
}))
const { sendChanges } = await import('#frontend/admin/offline/send-changes.ts')

const until = '2026-05-13T18:00:00.000Z'
const calledOff = { date: '2026-05-12', reason: 'wind', action: 'ask', sequence: 0, until } as const
const bookings = [bookingRow(), bookingRow({ calledOff })]
beforeEach(() => {
  const notedAt = new Date().toISOString()
  kept = bookings.map(({ id, updatedAt }) => ({
    ...{ key: crypto.randomUUID(), username: 'owner', bookingId: id, name: 'Ana Ruiz', seen: updatedAt },
    ...{ noted: { arrivedAt: notedAt }, notedAt },
  }))
})

test.each<[number, string, string, object?]>([
  // No connection.
  [0, 'waits', 'waits'],
  [500, 'waits', 'sent'],
  [503, 'waits', 'sent'],
  [429, 'waits', 'sent'],
  [400, 'refused', 'sent'],
  [404, 'refused', 'sent'],
  [409, 'conflict', 'sent', { current: bookings[0] }],
  [409, 'conflict', 'sent', { warnings: ['Full'] }],
  [401, 'waits', 'waits'],
])('after a %i a change at the door %s; the next one: %s', async (status, now, next, why = {}) => {
  const [first, second] = bookings
  fakeApi({
    updateBooking: ({ params }) => {
      if (status === 0) throw new TypeError('Failed to fetch')
      return params['id'] === first?.id ? refusal(status, 'No', why) : (second as NonNullable<typeof second>)
    },
  })
  let isAskedToSignIn = false
  await sendChanges('owner', () => {
    isAskedToSignIn = true
  })
  const became = ({ id }: { id: string }) => {
    const change = kept.find(({ bookingId }) => bookingId === id)
    return change ? (change.refusal?.reason ?? 'waits') : 'sent'
  }
  expect(bookings.map(became)).toEqual([now, next])
  expect(isAskedToSignIn).toBe(status === 401)
})

test('a refusal without a message names its status, and a change older than 36 hours is not sent but shows what is stored (P35.9)', async () => {
  const [first, second] = bookings as [BookingRow, BookingRow]
  const api = fakeApi({ listBookings: ({ query }) => (query['q'] === second.id ? [second] : []) })
  api.fail('updateBooking', 404, null)
  Object.assign(kept[1] ?? {}, { notedAt: new Date(Date.now() - 36 * 3_600_000 - 1000).toISOString() })
  await sendChanges('owner', () => {})
  expect(api.changes.map(({ params }) => params['id'])).toEqual([first.id])
  expect(kept.map(({ refusal }) => [refusal?.message, refusal?.stored?.status])).toEqual([
    ['The server refused it (404).', undefined],
    ['Noted more than 36 hours ago, so it was not sent.', 'day called off'],
  ])
})
