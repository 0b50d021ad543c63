import { expect, test } from '@jest/globals'
import { customerTotals } from '#frontend/admin/customers/customer-totals.ts'
import type { CustomerRecord } from '#schemas/contract/customers.ts'

const booking = (serviceDate: string, status: string, totalPrice?: number) =>
  ({
    kind: 'booking',
    record: {
      serviceDate,
      serviceTime: '10:00',
      status,
      totalPrice,
      createdAt: `${serviceDate}T00:00:00.000Z`,
    },
  }) as CustomerRecord
const noonOf = (date: string) => new Date(`${date}T20:00:00Z`)
const quote = (kind: 'quote' | 'commercial-quote', totalPrice: number) =>
  ({ kind, record: { totalPrice, createdAt: '2026-01-01T00:00:00.000Z' } }) as CustomerRecord

test('sums what was quoted and completed, and names the next visit (P34.4)', () => {
  const records = [
    booking('2026-12-09', 'pending'),
    booking('2026-12-02', 'confirmed', 300),
    booking('2026-11-01', 'completed', 200),
    booking('2026-10-01', 'cancelled', 900),
    booking('2026-09-01', 'completed'),
    booking('2026-08-01', 'pending', 100),
    quote('quote', 258),
    quote('commercial-quote', 42),
  ]
  expect(customerTotals(records, noonOf('2026-11-23'))).toEqual({
    quotes: 2,
    quoted: 408,
    visits: 2,
    visited: 200,
    ahead: ['2026-12-02', '2026-12-09'],
    firstAt: '2026-01-01T00:00:00.000Z',
    usualDays: undefined,
    due: undefined,
  })
})

test('a visit whose day is called off is not the next one (P34.4, P35.12)', () => {
  const { record, ...rest } = booking('2026-12-02', 'confirmed')
  const asked = { ...record, calendarSequence: 1, calledOff: { action: 'ask', sequence: 1 } }
  const records = [{ ...rest, record: asked } as CustomerRecord, booking('2026-12-09', 'confirmed')]
  expect(customerTotals(records, noonOf('2026-11-23')).ahead).toEqual(['2026-12-09'])
})

test('knows how often visits usually are from three of them on, whatever one of the gaps is (P34.4)', () => {
  const visits = ['2026-10-20', '2026-04-20', '2026-02-19', '2025-12-21'].map((date) =>
    booking(date, 'completed'),
  )
  expect(customerTotals(visits, noonOf('2026-11-23'))).toMatchObject({ usualDays: 60, due: '2026-12-19' })
  // Of two in the middle, the shorter one.
  expect(
    customerTotals([booking('2026-12-01', 'completed'), ...visits.slice(0, 2)], noonOf('2026-12-02')),
  ).toMatchObject({ usualDays: 42, due: '2027-01-12' })
  expect(customerTotals(visits.slice(2), noonOf('2026-11-23')).usualDays).toBeUndefined()
  expect(customerTotals([], noonOf('2026-11-23'))).toMatchObject({ visits: 0, firstAt: undefined })
})
