import { expect, test } from '@jest/globals'
import { nextStepOfQuote, nextStepOfVisit } from '#schemas/facts/next-step.ts'

/** 10 AM in California. */
const NOW = new Date('2026-11-30T18:00:00Z')
const TODAY = { serviceDate: '2026-11-30', serviceTime: '10:00' }
const asked = { calledOff: { action: 'ask', sequence: 1 }, calendarSequence: 1 } as const
const paid = [{ amount: '90', method: 'cash', at: '2026-11-30T18:00:00.000Z' }] as const

test.each<[string, Partial<Parameters<typeof nextStepOfVisit>[0]>, string]>([
  ['that is new', {}, 'confirm'],
  ['that is new and today, before its window', { ...TODAY, serviceTime: '12:00' }, 'confirm'],
  ['that is new, once its window begins', TODAY, 'close'],
  ['that looks like spam', { isSpam: true, ...asked }, 'keep'],
  ['whose customer chooses another day', asked, 'keep-day'],
  ['whose customer has chosen none, once it is over', { ...asked, serviceDate: '2026-11-02' }, 'close'],
  ['that is confirmed', { status: 'confirmed' }, 'edit'],
  ['of today, before its window', { status: 'confirmed', ...TODAY, serviceTime: '16:00' }, 'close'],
  ['that was not closed', { status: 'confirmed', serviceDate: '2026-11-02' }, 'close'],
  ['that is owed', { status: 'completed' }, 'close'],
  ['that is paid', { status: 'completed', payments: paid }, 'repeat'],
  ['that is cancelled', { status: 'cancelled', ...TODAY }, 'repeat'],
])('the next step of a visit %s (P19.12)', (_, changes, step) => {
  const visit = { serviceDate: '2026-12-01', serviceTime: '08:00', totalPrice: 90, payments: [] }
  expect(nextStepOfVisit({ ...visit, isSpam: false, status: 'pending', ...changes }, NOW)).toBe(step)
})

test.each<[Partial<Parameters<typeof nextStepOfQuote>[0]>, string]>([
  [{}, 'book'],
  [{ state: 'declined' }, 'book'],
  [{ state: 'expired' }, 'hold'],
  [{ state: 'expired', renewedAs: '1' }, 'none'],
  [{ state: 'expired', isSpam: true }, 'keep'],
])('the next step of a quote %j is %s (P21.6)', (changes, step) => {
  expect(nextStepOfQuote({ isSpam: false, state: 'new', ...changes })).toBe(step)
})
