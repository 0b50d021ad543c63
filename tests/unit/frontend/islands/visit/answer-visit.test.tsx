/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import { button, expectText, fill, press, textsOf } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import {
  expectAlert,
  expectOutcome,
  forgetPages,
  linkedVisit,
  openIsland,
} from '#tests/support/component/island.tsx'

const QUOTE: LinkedQuote = {
  ...{ number: '11111111', state: 'open', totalPrice: 179, lines: [], city: 'hanford', known: [] },
  ...{ validUntil: '2026-06-10', isHeld: true, customer: 'Ana Ruiz' },
}
let api: FakeApi
let visit: Visit

beforeEach(() => {
  forgetPages()
  const windows = { label: 'Standard windows', amount: '0.00' }
  const lines = [{ label: 'Small home', amount: '179.00' }, windows]
  visit = { ...linkedVisit(), customer: 'Ana Ruiz', town: 'Hanford', totalPrice: 179, lines }
  api = fakeApi({
    answerVisit: ({ body: { action } }) => {
      if (action !== 'see') visit = { ...visit, status: action === 'confirm' ? 'confirmed' : 'cancelled' }
      return visit
    },
    answerQuote: () => QUOTE,
  })
})

const open = (kind: 'o' | 'm') => openIsland(<AnswerVisit />, `/answer?k=${kind}${'A'.repeat(44)}`)
const expectState = (state: string) => {
  expect(document.querySelector('.panel > .alert')?.textContent).toBe(state)
  expect(textsOf('button')).toEqual(state === 'Not confirmed yet' ? ['Confirm', 'Decline'] : [])
}
const actions = () => api.changes.map(({ body }) => (body as { action: string }).action)

test('a lost connection keeps the buttons, and the next press confirms', async () => {
  open('o')
  await expectText('dl', /^CustomerAna RuizTownHanfordService.*Price\$179Small home: \$179Standard windows$/)
  expectState('Not confirmed yet')
  api.breakOff('answerVisit', 'no connection')
  await press('Confirm')
  await expectAlert('No answer came back')
  expectState('Not confirmed yet')
  api.mend('answerVisit')
  const answer = api.hold('answerVisit')
  await press('Confirm')
  await waitFor(() => expect(document.body.textContent).not.toContain('No answer came back'))
  answer()
  await expectOutcome('Confirmed')
  // It does not say when: above ten mails a day, the next one waits until morning (P32.11).
  expect(document.body.textContent).toContain('gets an email.')
  expectState('Confirmed')
})

test('asks before it declines, with a note for the owner alone', async () => {
  open('o')
  await press('Decline')
  await expectOutcome('Decline this visit?')
  await press('Back')
  expect(document.activeElement).toBe(button('Decline'))
  await press('Decline')
  fill(/^Note for yourself/, 'Too far out')
  await press('Yes, decline')
  await expectOutcome('Declined')
  expectState('Cancelled')
  expect(actions()).toEqual(['see', 'decline'])
  expect(api.changes.at(-1)?.body).toMatchObject({ note: 'Too far out' })
})

test.each([
  ['Cancelled', { status: 'cancelled' }],
  ['This day is called off', { isAsked: true }],
])(
  'a visit that was moved meanwhile, and then needs no answer, is shown as it is then (%s)',
  async (state, became) => {
    open('o')
    await waitFor(() => button('Confirm'))
    const { updatedAt } = visit
    const moved = { ...visit, serviceTime: '16:00', updatedAt: new Date().toISOString() }
    const stale = refusal(409, 'Stale', { code: 'newer-version', current: moved })
    const current = { ...moved, ...became }
    const answered = refusal(409, 'Answered', { code: 'visit-answered', current })
    api.handlers.answerVisit = ({ body }) => (body.updatedAt === updatedAt ? stale : answered)
    await press('Confirm')
    await expectAlert('A newer version was saved in between.')
    expectState('Not confirmed yet')
    await expectText('body', '4-6 PM')
    await press('Confirm')
    await expectOutcome('No answer needed')
    expectState(state)
  },
)

test('a link that does not work asks the owner to sign in', async () => {
  api.handlers.answerVisit = () => refusal(404, 'Gone', { code: 'link-gone', values: { phone: '5' } })
  open('o')
  await expectAlert('To answer this customer, please sign in.')
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/admin'])
})

test('marks the quote of a mail as contacted with the second press', async () => {
  open('m')
  await expectText('h2', 'Ana Ruiz in Hanford: quote for $179')
  expect(actions()).toEqual(['see'])
  api.breakOff('answerQuote', 'no connection')
  await press('Mark Contacted')
  await expectAlert('No answer came back')
  api.mend('answerQuote')
  await press('Mark Contacted')
  await expectOutcome('Marked contacted')
  expect(document.activeElement?.closest('.alert-success')).toBeTruthy()
  expect(actions()).toEqual(['see', 'contacted', 'contacted'])
})
