/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { button, check, expectText, expectValue, field, fill, press } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import {
  drafts,
  expectAlert,
  expectOutcome,
  forgetPages,
  linkedVisit,
  openIsland,
} from '#tests/support/component/island.tsx'

let api: FakeApi
let visit: Visit

beforeEach(() => {
  forgetPages()
  // Only a day that is far enough away can become an earlier one.
  visit = { ...linkedVisit(), serviceDate: '2099-06-10' }
  api = fakeApi({ openVisit: () => visit, changeVisit: ({ body }) => Object.assign(visit, wished(body)) })
})

function wished(request: ChangeVisitRequest): Partial<Visit> {
  if (request.action === 'cancel') return { status: 'cancelled' }
  return request.action === 'every'
    ? { everyMonths: request.everyMonths ?? undefined }
    : { isFlexible: request.action === 'flexible' && request.isFlexible }
}
const open = (query = `?k=v${'A'.repeat(44)}`) => openIsland(<ManageVisit />, `/visit${query}`)

test('asks before it cancels, with a reason for the owner that a reload keeps, offers another visit, and forgets its booking (P32.1, P9.11, P9.12)', async () => {
  visit.city = 'hanford'
  open()
  await press('Cancel visit')
  await expectOutcome('Cancel this visit?')
  await press('Keep my visit')
  expect(document.activeElement).toBe(button('Cancel visit'))
  await press('Cancel visit')
  fill('Tell us why, if you like', 'We have moved away')
  // The link of another visit in this tab.
  open(`?k=v${'B'.repeat(44)}`)
  await press('Cancel visit')
  await expectValue('Tell us why, if you like', '')
  open()
  await press('Cancel visit')
  await expectValue('Tell us why, if you like', 'We have moved away')
  sessionStorage.setItem('currentQuote', `{"booking":{"link":"/visit?k=v${'A'.repeat(44)}"}}`)
  await press('Yes, cancel my visit')
  await expectOutcome('Your visit is cancelled')
  expect(sessionStorage.getItem('currentQuote')).toBeNull()
  await expectText('.panel > .alert', /^Cancelled$/)
  expect(document.querySelectorAll('button')).toHaveLength(0)
  const another = document.querySelector('.actions a')?.getAttribute('href')
  expect(another).toBe('/booking?type=residential&city=hanford')
  expect(drafts()).toEqual([])
  const body = { action: 'cancel', reason: 'We have moved away' }
  expect(api.changes.filter(({ name }) => name === 'changeVisit')).toMatchObject([{ body }])
})

test('says until when the visit can be changed, in Pacific time (P1.17)', async () => {
  open()
  await expectText('body', /You can move or cancel it here until .*, \d+\s[AP]M Pacific time\./)
})

test('notes that an earlier day suits, with the press (P32.1)', async () => {
  open()
  const box = () => field('Call me if an earlier day opens')
  await waitFor(box)
  api.breakOff('changeVisit', 'no connection')
  await check('Call me if an earlier day opens')
  await expectAlert('No answer came back')
  expect(box().checked).toBe(false)
  api.mend('changeVisit')
  await check('Call me if an earlier day opens')
  await expectText('body', 'Noted. We will call you if an earlier day opens.')
  open('')
  await waitFor(() => expect(box().checked).toBe(true))
})

test('a change that fails takes away what was said of the one before', async () => {
  open()
  await press('Cancel visit')
  api.handlers.changeVisit = () => refusal(409, 'Changed', { code: 'newer-version', current: visit })
  await press('Yes, cancel my visit')
  await expectOutcome('Your visit has changed')
  api.breakOff('changeVisit', 'no connection')
  await check('Call me if an earlier day opens')
  await expectAlert('No answer came back')
  expect(document.body.textContent).not.toContain('Your visit has changed')
})

test('says nothing of an earlier day while the day is called off (P35.14)', async () => {
  Object.assign(visit, { isAsked: true, isFlexible: true })
  open()
  await expectText('body', 'We cannot come on this day, Ana.')
  await waitFor(() => field('How often?'))
  expect(document.body.textContent).not.toContain('Call me if an earlier day opens')
})

test('says how often a visit is wanted; two quick choices are saved in order (P35.18)', async () => {
  visit.status = 'completed'
  open()
  const select = await waitFor(() => field('How often?'))
  expect(select.value).toBe('')
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Nothing is booked or charged automatically.',
  )
  api.breakOff('changeVisit', 'no connection')
  fill('How often?', '2')
  expect(select.value).toBe('2')
  await expectAlert('No answer came back')
  expect(select.value).toBe('')
  expect(document.body.textContent).not.toContain('Noted.')
  api.mend('changeVisit')
  fill('How often?', '1')
  fill('How often?', '3')
  await expectText('body', 'Noted.')
  const sent = api.changes.flatMap(({ body }) => ((body as Visit).everyMonths ?? 'none') as number)
  expect(sent.slice(-2)).toEqual([1, 3])
  expect(select.value).toBe('3')
  fill('How often?', '')
  await waitFor(() => expect(visit.everyMonths).toBeUndefined())
  await expectText('body', 'Noted.')
  visit.status = 'cancelled'
  open('')
  await expectText('body', 'We will not come on this day.')
  expect(document.querySelector('select')).toBeNull()
})
