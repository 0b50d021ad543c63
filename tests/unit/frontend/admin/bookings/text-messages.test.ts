import { expect, test } from '@jest/globals'
import { stillOpen, thanks } from '#frontend/admin/bookings/text-messages.ts'
import type { Booking } from '#schemas/contract/bookings.ts'

const visit = (changes: object) =>
  ({
    ...{ id: '3f2a9c01-0000-4000-8000-000000000000', firstName: 'Ana', serviceDate: '2026-11-02' },
    ...{ status: 'completed', totalPrice: 238, payments: [], ...changes },
  }) as unknown as Booking
const cash = { amount: '100.00', tip: '5.00', method: 'cash' }

test.each([
  ['paid in part', { payments: [cash] }, ' We have received $105. $138 is left to pay.'],
  ['paid', { totalPrice: 100, payments: [cash] }, ' We have received $105.'],
  ['not paid', {}, ' $238 is left to pay.'],
  ['without a price', { totalPrice: undefined }, ''],
  ['taken back', { payments: [{ ...cash, takenBack: {} }] }, ' $238 is left to pay.'],
])('thanks for a visit that is %s, with the money as it is (P35.1)', (_, changes, money) => {
  expect(thanks(visit(changes), 'Valley Windows')).toBe(
    `Hi Ana, this is Valley Windows. Thank you for having us today!${money}`,
  )
  expect(thanks(visit(changes), undefined)).toBe(`Hi Ana. Thank you for having us today!${money}`)
})

test('a text to who owes ends with the link to pay what is left, with the visit\u2019s number (P38.8)', () => {
  const text = stillOpen(
    visit({ payments: [cash] }),
    'Valley Windows',
    'https://pay.example/{amount}/{number}',
  )
  expect(text).toMatch(/^Hi Ana, this is Valley Windows\. \$138 for our visit on .*Nov 2.* is still open\./)
  expect(text).toMatch(/ To pay online: https:\/\/pay\.example\/138\/3f2a9c01$/)
  expect(stillOpen(visit({}), undefined)).not.toContain('online')
})
