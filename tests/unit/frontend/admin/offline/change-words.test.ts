import { expect, test } from '@jest/globals'
import { notedWords, storedWords } from '#frontend/admin/offline/change-words.ts'

test.each([
  [{ status: 'cancelled', tellCustomer: false }, /^Set to cancelled$/],
  [{ takeBack: ['payment-1'] }, /^Payment taken back$/],
  [{ arrivedAt: '2026-05-11T15:05:00.000Z' }, /^Arrived .*8:05\sAM$/],
  [{ arrivedAt: null }, /^Not arrived$/],
  [{ nobodyHomeAt: '2026-05-11T15:05:00.000Z' }, /^Nobody home .*8:05\sAM$/],
  [{ nobodyHomeAt: null }, /^Somebody home$/],
] as const)('a change at the door that was not taken, %j, is said in words: %s (P35.9)', (noted, words) => {
  expect(notedWords(noted as Parameters<typeof notedWords>[0])).toMatch(words)
})

test('the stored visit is described in the order of its events (P35.9)', () => {
  const stored = {
    ...{ status: 'completed', serviceDate: '2026-05-11', serviceTime: '08:00', updatedAt: '1' },
    ...{ arrivedAt: '2026-05-11T15:05:00.000Z', nobodyHomeAt: '2026-05-11T16:05:00.000Z' },
    totalPrice: 238,
    payments: [{ id: 'p', amount: '120.00', method: 'cash', at: '2026-05-11T17:00:00.000Z' }],
  } as Parameters<typeof storedWords>[0]
  expect(storedWords(stored)).toMatch(
    /^completed, Mon, May 11(, 2026)?, 8-10 AM, \$238, Arrived .*8:05\sAM, Nobody home .*9:05\sAM, Paid \$120, cash$/,
  )
})
