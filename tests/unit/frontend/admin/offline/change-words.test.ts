import { expect, test } from '@jest/globals'
import { notedWords } from '#frontend/admin/offline/change-words.ts'

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
