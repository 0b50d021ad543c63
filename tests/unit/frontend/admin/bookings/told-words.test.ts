import { expect, test } from '@jest/globals'
import { beliefWarning, toldWords } from '#frontend/admin/bookings/told-words.ts'
import { isMailed, newsOf } from '#frontend/admin/bookings/visit-news.ts'

const NOW = new Date('2026-12-07T18:00:00Z')
const WINDOW = { serviceDate: '2026-12-09', serviceTime: '08:00' as const }
const TOLD = { ...WINDOW, state: 'confirmed' as const, at: '2026-12-08T01:02:00.000Z', by: 'change-1' }
const VISIT = {
  ...{ ...WINDOW, status: 'confirmed' as const, totalPrice: undefined, isSpam: false },
  ...{ email: 'ana@example.com', calendarSequence: 1, calledOff: undefined, told: TOLD },
}
const mail = (status: 'queued' | 'sent' | 'planned', dueAt?: string) => ({
  customerMail: { id: 'change-1', status, attempts: 0, updatedAt: TOLD.at, dueAt },
})

test('what a customer believes is said with its state, its way and its time (P19.9)', () => {
  expect(toldWords(TOLD, NOW)).toMatch(/^Wed, Dec 9.*8-10 AM, confirmed; told by email .*5:02\sPM/)
  expect(toldWords({ ...TOLD, state: 'pending', by: 'website' }, NOW)).toMatch(
    /not confirmed yet; told on the website/,
  )
  expect(toldWords({ ...TOLD, state: 'asked', by: 'owner' }, NOW)).toMatch(/another day; told by you/)
})

const UNTOLD = /does not know this yet: please tell/

test.each<[string, Partial<Parameters<typeof beliefWarning>[0]>, RegExp | undefined]>([
  ['nothing where it is so', {}, undefined],
  ['that the visit has moved', { serviceTime: '10:00' }, UNTOLD],
  ['that a cancellation cannot be mailed', { status: 'cancelled', email: undefined }, /no email address/],
  ['that a corrected mailbox has heard nothing', { told: undefined }, UNTOLD],
  ['that an email may have said something else', { told: { ...TOLD, isInDoubt: true } }, /may not know this/],
  ['that an email came back', { told: { ...TOLD, isBounced: true } }, /came back/],
  ['that an email waits', { status: 'pending', ...mail('queued') }, /on its way/],
  [
    'that an email waits until the morning of the visit',
    { status: 'pending', ...mail('planned', '2026-12-09T14:00:00Z') },
    /on its way/,
  ],
  ['that an email comes too late', { status: 'pending', ...mail('planned', '2026-12-10T14:00:00Z') }, UNTOLD],
  [
    'that an email comes after the visit that the customer expects',
    { serviceDate: '2026-12-12', ...mail('planned', '2026-12-10T14:00:00Z') },
    UNTOLD,
  ],
  ['nothing of a visit that is done', { status: 'completed', serviceTime: '10:00' }, undefined],
  ['nothing once it is over', { serviceDate: '2026-12-05', status: 'cancelled' }, undefined],
])('the owner is warned of %s (P32.16)', (_, changes, warning) => {
  const said = beliefWarning({ ...VISIT, ...changes }, NOW)
  if (warning) expect(said).toMatch(warning)
  else expect(said).toBeUndefined()
})

const MAILED = ' The customer gets an email about it.'

test('a change that its customer knows already sends no email, and one of theirs to come may not (P19.8)', () => {
  const ahead = { ...WINDOW, serviceDate: '2099-12-09' }
  const told = { ...TOLD, ...ahead }
  const cancelled = { ...VISIT, ...ahead, told, status: 'cancelled' as const }
  const on = { ...VISIT, ...ahead, told }
  expect(isMailed(cancelled, on)).toBe(false)
  expect(newsOf(cancelled, on, true)).toBe('')
  expect(newsOf({ ...cancelled, ...mail('queued') }, on, true)).toBe(
    ' The customer gets an email if it is news to them.',
  )
  expect(newsOf(on, cancelled, true)).toBe(MAILED)
  expect(newsOf(on, cancelled, false)).toBe(' The customer is not told.')
  // Who was left untold hears of it by the next edit of the visit, and not by one of a note.
  const untold = { ...on, status: 'cancelled' as const }
  expect(newsOf(untold, { ...untold, totalPrice: 202 }, true)).toBe(MAILED)
  expect(newsOf(untold, untold, true)).toBe('')
  const corrected = { ...on, email: 'right@example.com' }
  expect(newsOf(on, corrected, true)).toBe(MAILED)
  const removed = { ...on, email: undefined }
  expect(newsOf({ ...removed, told: undefined }, corrected, true)).toBe(MAILED)
  expect(newsOf(removed, corrected, true)).toBe('')
  // A new mailbox hears of a cancellation, too, unless this customer was told of it.
  const off = { ...untold, email: corrected.email }
  expect(newsOf(untold, off, true)).toBe(MAILED)
  const toldOff = { ...removed, ...untold, email: undefined, told: { ...told, state: 'cancelled' as const } }
  expect(newsOf(toldOff, off, true)).toBe('')
  expect(newsOf({ ...untold, isSpam: true }, off, true)).toBe('')
})
