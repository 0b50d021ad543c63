/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { readDraft } from '#frontend/lib/draft.ts'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { button, check, expectText, press } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { expectAlert, expectOutcome, forgetPages, openIsland } from '#tests/support/component/island.tsx'

const TOKEN = `q${'A'.repeat(44)}`
const SHARED = `s${'B'.repeat(44)}`
const LINES = [{ label: 'Small home', amount: '179.00' }]
let api: FakeApi
let quote: LinkedQuote

beforeEach(() => {
  forgetPages()
  quote = {
    ...{ number: '11111111', state: 'open', totalPrice: 179, lines: LINES, city: 'hanford' },
    ...{ validUntil: '2026-06-10', isHeld: true, shared: SHARED, known: ['email'] },
  }
  api = fakeApi({
    openQuote: () => quote,
    answerQuote: ({ body: { action } }) => ({
      ...quote,
      ...(action === 'decline' ? { state: 'declined' } : { state: 'open', renewed: `q${'C'.repeat(44)}` }),
    }),
  })
})

const open = (query = `?k=${TOKEN}`) => openIsland(<LinkedQuotePage />, `/quote${query}`)
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) as HTMLAnchorElement

test('asks why before it declines, and can still be booked (P33.3)', async () => {
  open()
  await expectText('body', 'Price held until Wednesday, June 10')
  await expectText('.plain-lines', 'Small home: $179')
  await press('No thanks')
  await expectOutcome('No thanks?')
  expect(document.querySelectorAll('form [type=radio]')).toHaveLength(4)
  await press('Back')
  expect(document.activeElement).toBe(button('No thanks'))
  await press('No thanks')
  await check('Not now, perhaps later')
  api.breakOff('answerQuote', 'no connection')
  await press('Send')
  await expectAlert('No answer came back')
  api.mend('answerQuote')
  await press('Send')
  await expectOutcome('Thank you for telling us')
  expect(api.changes.at(-1)?.body).toEqual({ token: TOKEN, action: 'decline', reason: 'later' })
  await expectText('body', 'the price of $179 is held until Wednesday, June 10')
  // The owner may send it again.
  await expectText('body', 'We send you no reminders of this quote.')
  expect(link('Book this').getAttribute('href')).toBe('/booking')
})

test('a quote that was booked meanwhile says so, and takes the focus there', async () => {
  const current = { ...quote, state: 'booked' as const }
  api.handlers.answerQuote = () => refusal(409, 'Booked', { code: 'quote-booked', current })
  open()
  await press('No thanks')
  await check('Not now, perhaps later')
  await press('Send')
  await expectOutcome('This quote is already booked.')
  expect(link('Book this')).toBeUndefined()
})

test('shows an ended price beside the one of today, and renews it without a promise of an email (P14.5)', async () => {
  quote = { ...quote, state: 'expired', isHeld: false, today: { totalPrice: 199, lines: LINES } }
  open()
  await expectText('body', 'This price has ended')
  for (const text of ['Today', 'Total $179', 'Total $199']) await expectText('body', text)
  quote = { ...quote, state: 'open', isHeld: true }
  await press('Take today’s price')
  await expectOutcome('Here is your new quote')
  await expectText('body', 'Price held until')
  expect(document.body.textContent).not.toContain('email')
  // What is booked is the new one.
  link('Book this').click()
  expect(sessionStorage.getItem('currentQuote')).toContain(`q${'C'.repeat(44)}`)
})

test.each([
  ['confirmed', 'The visit on Thursday, June 11 is confirmed.'],
  ['pending', 'A visit on Thursday, June 11 is requested, but not confirmed yet.'],
  ['over', 'It was for the visit on Thursday, June 11.'],
  ['deleted', 'A visit has been booked with it.'],
] as const)('shows that it is booked, and its visit %s (P33.18)', async (visitState, words) => {
  quote = {
    ...quote,
    state: 'booked',
    ...(visitState !== 'deleted' && { serviceDate: '2026-06-11', visitState }),
  }
  open()
  await expectText('body', 'This quote is booked')
  await expectText('body', words)
  expect(document.body.textContent).not.toContain('in our email')
})

test('reads again when the browser goes back to it as it was left, and says so if no answer comes (P33.18)', async () => {
  open()
  await expectText('body', 'Price held until')
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  quote = { ...quote, state: 'booked', serviceDate: '2026-06-11', visitState: 'pending' }
  dispatchEvent(new PageTransitionEvent('pageshow'))
  api.breakOff('openQuote', 'no connection')
  comeBack()
  await expectText('body', 'This cannot be shown right now')
  api.mend('openQuote')
  await press('Try again')
  await expectText('body', 'This quote is booked')
})

test('passes the link to share on, and asks about the quote by its number, once, before what was typed (P33.3, P9.11)', async () => {
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  open()
  await press('Share')
  await expectText('body', 'The link is copied.')
  expect(copy).toHaveBeenCalledWith(`${location.origin}/quote?k=${SHARED}`)
  sessionStorage.setItem('draft:contact', '{"values":{"name":"Ana","message":"And skylights?"}}')
  for (let press = 0; press < 2; press++) link('Ask a question').click()
  const message = 'About quote 11111111: And skylights?'
  expect(readDraft('contact')).toEqual({ values: { name: 'Ana', message } })
  copy.mockRejectedValueOnce(new Error())
  await press('Share')
  await expectText('body', 'The link could not be copied. Copy it from your email.')
  const share = jest.fn<Navigator['share']>().mockRejectedValueOnce(new Error('Nobody was chosen'))
  Object.assign(navigator, { share })
  await press('Share')
  const url = `${location.origin}/quote?k=${SHARED}`
  expect(share.mock.calls).toEqual([[{ title: 'Window cleaning quote 11111111', url }]])
  Object.assign(navigator, { share: undefined })
})

test('an expired quote that cannot be priced today shows the phone number and links to a new quote (P14.5)', async () => {
  quote = { ...quote, state: 'expired', isHeld: false }
  open()
  await expectText('body', 'For a new price, please call (559) 555-0142.')
  expect(link('Get a new quote').getAttribute('href')).toBe('/#quote')
})

test('says what to do without a link, or with one that does not work', async () => {
  open('')
  await expectText('body', 'Open the link in your email')
  api.handlers.openQuote = () =>
    refusal(404, 'Gone', { code: 'link-gone', values: { phone: '(559) 555-0142' } })
  open()
  await expectText('body', 'This link does not work')
  await expectText('body', 'Please call (559) 555-0142.')
})

test('a quote that could not be read is read again, and the page says so meanwhile (P32.12)', async () => {
  api.breakOff('openQuote', 'no connection')
  open()
  await expectAlert('No answer came back')
  api.mend('openQuote')
  const answer = api.hold('openQuote')
  await press('Try again')
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull())
  expect(document.querySelector('[role=status]')?.textContent).toBe('Opening...')
  answer()
  await expectText('body', 'Price held until Wednesday, June 10')
})
