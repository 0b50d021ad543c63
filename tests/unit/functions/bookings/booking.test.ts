import { expect, test } from '@jest/globals'
import { manualBooking, newBooking, receiptOf } from '#functions/bookings/booking.ts'
import { ENV } from '#functions/environment.ts'
import { visitor } from '#tests/support/api/requests.ts'

process.env[ENV.linkSecrets] = 'a secret of links'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const PENDING = { hours: 3, now: NOW, isConfirmed: false }
const AT = '2026-11-22T12:00:00.000Z'

test("a booking has its quote's price, and spam takes no place in the calendar", () => {
  const visit = { ...visitor(), serviceDate: '2026-12-01', serviceTime: '08:00' as const }
  const quote = { totalPrice: 258 } as never
  const counts = { calendarSequence: 0, slotSequence: 0, linkGeneration: 0, moves: 0 }
  const empty = { ...counts, isFlexible: false, payments: [], hours: 3, places: [] }
  const common = { isSpam: false, createdAt: AT, updatedAt: AT, id: 'b1', ...empty }
  const priced = { totalPrice: 258, quotedPrice: 258 }
  const quoted = newBooking({ ...visit, openFor: 9000 }, quote, 'b1', PENDING)
  expect(quoted).toEqual({ ...visit, ...common, ...priced, status: 'pending' })
  const automatic = { hours: 3, now: NOW, isConfirmed: true }
  expect(newBooking(visit, undefined, 'b1', automatic).status).toBe('confirmed')
  expect(newBooking({ ...visit, website: 'x' }, undefined, 'b1', automatic).status).toBe('cancelled')
  const spam = newBooking({ ...visit, website: 'x' }, undefined, 'b1', PENDING)
  expect(spam).toEqual({ ...visit, ...common, isSpam: true, status: 'cancelled' })
  const byHand = { ...visit, hours: 3, status: 'confirmed' as const }
  const added = manualBooking({ ...byHand, anyway: true }, quote, 'b1', NOW)
  expect(added).toEqual({ ...byHand, ...common, ...priced })
  const free = manualBooking({ ...byHand, totalPrice: 0 }, quote, 'b1', NOW)
  expect(free).toMatchObject({ totalPrice: 0, quotedPrice: 258 })
})

test('a receipt tells the visit and its price, and nothing of the customer', () => {
  const visit = { ...visitor(), serviceDate: '2026-12-01', serviceTime: '08:00' as const, openFor: 9000 }
  const booking = newBooking(visit, { totalPrice: 258 } as never, 'b1', PENDING)
  expect(receiptOf(booking, true)).toEqual({
    ...{ id: 'b1', serviceDate: '2026-12-01', serviceTime: '08:00', totalPrice: 258, isMailed: true },
    link: expect.stringMatching(/^v/),
    calendar: expect.stringMatching(/^\/api\/visits\/calendar\.ics\?t=c/),
  })
})
