import { expect, test } from '@jest/globals'
import { dayOf, daysAround } from '#functions/days/day.ts'
import { Booking } from '#schemas/contract/bookings.ts'

/** A Wednesday in California; in UTC it is Thursday already. */
const NOW = new Date('2026-11-19T02:00:00.000Z')

let number = 0
function booking(changes: Partial<Booking>): Booking {
  number += 1
  return Booking.parse({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: '(559) 555-0111',
    address: '1 Main St, Hanford',
    serviceDate: '2026-11-18',
    serviceTime: '08:00',
    status: 'confirmed',
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...changes,
  })
}
const paid = (at: string, amount: string, tip?: string, method: 'cash' | 'unpaid' = 'cash') =>
  booking({ status: 'completed', payment: { amount, tip, method, at } })

test('reads 62 days back, by the date in California, and tomorrow', () => {
  expect(daysAround(NOW)).toEqual({ from: '2026-09-17', to: '2026-11-19' })
})

test('tells what is ahead from what was never closed, and leaves out cancelled visits', () => {
  const yesterday = booking({ serviceDate: '2026-11-17' })
  const lastWeek = booking({ serviceDate: '2026-11-11', status: 'pending' })
  const done = booking({ serviceDate: '2026-11-17', status: 'completed' })
  const cancelled = booking({ status: 'cancelled' })
  const today = booking({})
  const tomorrow = booking({ serviceDate: '2026-11-19' })
  const day = dayOf([lastWeek, yesterday, done, cancelled, today, tomorrow], NOW)
  expect(day.today).toBe('2026-11-18')
  expect(day.visits).toEqual([today, tomorrow])
  expect(day.openVisits).toEqual([yesterday, lastWeek])
})

test('adds what was paid since Monday and since the first of the month, in California, to the cent', () => {
  const payments = [
    // Sunday evening there, Monday in UTC.
    paid('2026-11-16T05:00:00.000Z', '1000.00'),
    paid('2026-11-16T18:00:00.000Z', '0.10', '0.20'),
    paid('2026-11-18T18:00:00.000Z', '120.45'),
    // October there, November in UTC.
    paid('2026-11-01T05:00:00.000Z', '5000.00'),
    paid('2026-11-01T18:00:00.000Z', '7.07'),
    paid('2026-11-18T18:00:00.000Z', '999.00', undefined, 'unpaid'),
  ]
  const day = dayOf(payments, NOW)
  expect(day.paid).toEqual({ thisWeek: '120.75', thisMonth: '1127.82' })
  expect(day.unpaidVisits).toEqual([payments[5]])
})
