import { expect, test } from '@jest/globals'
import { PaymentRequest } from '#schemas/contract/booking-record.ts'
import { complaints, type Fields } from '#tests/unit/schemas/contract/complaints.ts'

test.each([
  ['amount', '1.234'],
  ['amount', -1],
  ['tip', -1],
  ['method', 'bitcoin'],
  ['method', undefined],
  ['note', 'x'.repeat(201)],
])('a payment with the %s %j is refused', (field, value) => {
  const told = (changes: Fields) => complaints(PaymentRequest, { amount: 1, method: 'cash' }, changes)
  expect(told({ tip: 2.5, note: 'x'.repeat(200) })).toEqual([])
  expect(told({ [field]: value })).toEqual([expect.stringMatching(`^${field}: \\w`)])
  expect(told({ paidAt: '2026-01-01T00:00:00.000Z' })).toHaveLength(1)
})

test('a tip is refused beside "not yet", where no sum would count it (P38.2)', () => {
  const unpaid = { amount: 1, method: 'unpaid', tip: 0 }
  expect(complaints(PaymentRequest, unpaid, {})).toEqual([])
  expect(complaints(PaymentRequest, unpaid, { tip: 0.01 })).toEqual([expect.stringMatching(/^tip: A tip is/)])
})
