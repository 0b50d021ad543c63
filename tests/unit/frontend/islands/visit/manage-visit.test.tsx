/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { button, check, expectText, expectValue, field, fill, press } from '#tests/support/component/acts.ts'
import { FAILURES, type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import {
  expectAlert,
  expectOutcome,
  forgetPages,
  linkedVisit,
  openIsland,
  openOn,
} from '#tests/support/component/island.tsx'

const TOKEN = `v${'A'.repeat(44)}`
const OTHER = { serviceDate: '2026-06-11', serviceTime: '10:00' } as const
const TOLD = {
  'no connection': 'No answer came back',
  '500': 'Something went wrong on our side',
  '429': 'Too many requests. Please wait a minute and try again.',
}
let api: FakeApi
let visit: Visit

beforeEach(() => {
  forgetPages()
  visit = linkedVisit()
  api = fakeApi({
    openVisit: () => visit,
    changeVisit: ({ body }) => Object.assign(visit, bodyOf(body)),
    getAvailability: () =>
      openOn([
        { date: visit.serviceDate, times: ['08:00', '12:00'] },
        { date: OTHER.serviceDate, times: [OTHER.serviceTime, '16:00'] },
      ]),
    sendVisitLinks: () => ({ success: true }),
  })
})

const bodyOf = ({ token: _, action, ...changes }: ChangeVisitRequest) =>
  action === 'cancel' ? { status: 'cancelled' as const } : (changes as Partial<Visit>)
const open = (query = `?k=${TOKEN}`) => openIsland(<ManageVisit />, `/visit${query}`)
const expectVisit = (day: string, window: string) =>
  expectText('.panel', new RegExp(`${day}.*${window} \\(Pacific time\\)`))
const shown = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value)
const links = () => [...document.querySelectorAll('.actions a')].map((link) => link.getAttribute('href'))
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

async function chooseOther(): Promise<void> {
  await press('Move visit')
  await check('Thu, Jun 11')
  await check('10 AM-12 PM')
}

test.each(FAILURES)('tries again after a failure (%s) of opening and of moving (P32.12)', async (how) => {
  api.breakOff('openVisit', how)
  open()
  await expectAlert('This cannot be shown right now')
  await expectAlert(TOLD[how])
  expect(document.querySelector('[role=alert] p [href^="tel:"]')).toBeTruthy()
  api.mend('openVisit')
  await press('Try again')
  await expectVisit('Wednesday, June 10', '8-10 AM')
  await chooseOther()
  api.breakOff('changeVisit', how)
  await press('Move my visit')
  await expectAlert('Or call us at (')
  api.mend('changeVisit')
  sessionStorage.setItem('currentQuote', 'of another visit')
  await press('Move my visit')
  await expectOutcome('Your visit has a new time')
  expect(sessionStorage.getItem('currentQuote')).toBe('of another visit')
  expect(sessionStorage.getItem(`draft:move ${TOKEN}`)).toBeNull()
  await expectVisit('Thursday, June 11', '10 AM-12 PM')
})

test('keeps the link for the tab; the link of another mail comes before it (P32.12)', async () => {
  const other = `v${'B'.repeat(44)}`
  api.handlers.openVisit = ({ body: { token } }) => ({
    ...visit,
    ...(token === other && { serviceDate: OTHER.serviceDate }),
  })
  for (const [query, day] of [
    [`?k=${TOKEN}`, 'Wednesday, June 10'],
    ['', 'Wednesday, June 10'],
    [`?k=${other}`, 'Thursday, June 11'],
  ] as const) {
    open(query)
    await expectVisit(day, '8-10 AM')
    expect(location.search).toBe('')
  }
})

test('names both times before it moves a visit, also after a reload, and can be left', async () => {
  open()
  await press('Move visit')
  await expectOutcome('Choose another time')
  expect(button('Move my visit').ariaDisabled).toBe('true')
  await press('Keep the time')
  expect(document.activeElement).toBe(button('Move visit'))
  await chooseOther()
  open('')
  await press('Move visit')
  await expectText('body', /From Wednesday, June 10, 8-10 AM Pacific time to Thursday, June 11, 10 AM-12 PM/)
  expect(api.changes.filter(({ name }) => name === 'changeVisit')).toEqual([])
})

test("begins with the visit's own day and week, without its own window, goes back to earlier days, and promises no email (P32.17, P14.8)", async () => {
  const times = ['08:00' as const, '10:00' as const]
  const dates = Array.from({ length: 14 }, (_, index) => addDays('2026-06-05', index))
  const days = dates.map((date) => ({ date, times }))
  api.handlers.getAvailability = () => openOn(days)
  open()
  await press('Move visit')
  await waitFor(() => expect(shown('serviceDate')).toEqual(dates.slice(3)))
  expect(field('Wed, Jun 10').checked).toBe(true)
  expect(shown('serviceTime')).toEqual(['10:00'])
  await press('Earlier days')
  expect(document.activeElement?.tagName).toBe('FIELDSET')
  expect(shown('serviceDate')).toEqual(dates)
  await check('Fri, Jun 5')
  await check('8-10 AM')
  await press('Move my visit')
  await expectOutcome('Your visit has a new time')
  await expectText('body', 'Your link always shows how your visit stands.')
  await expectVisit('Friday, June 5', '8-10 AM')
})

test('a visit of several hours is offered the windows that it has itself, also where no other would fit (P39.6)', async () => {
  Object.assign(visit, { hours: 4, dayTimes: ['08:00', '10:00', '14:00'] })
  const days = ['2026-06-09', '2026-06-11'].map((date) => ({ date, times: ['08:00' as const] }))
  api.handlers.getAvailability = () => openOn(days)
  open()
  await press('Move visit')
  await waitFor(() => expect(shown('serviceDate')).toEqual(['2026-06-09', '2026-06-10', '2026-06-11']))
  expect(shown('serviceTime')).toEqual(['10:00', '14:00'])
  await check('10 AM-12 PM')
  await press('Move my visit')
  await expectVisit('Wednesday, June 10', '10 AM-12 PM')
})

test('a window that has filled up or a day that has closed leaves the visit where it is and offers others', async () => {
  Object.assign(visit, { hours: 4, dayTimes: ['10:00'] })
  open()
  await chooseOther()
  const change = api.handlers.changeVisit
  const availability = { days: [{ date: OTHER.serviceDate, times: ['16:00'] }] }
  api.handlers.changeVisit = () => refusal(409, 'Taken', { code: 'window-taken', availability })
  await press('Move my visit')
  await expectText(() => document.activeElement, /is no longer available.*Your visit has not moved\./)
  await expectVisit('Wednesday, June 10', '8-10 AM')
  expect(shown('serviceTime')).toEqual(['16:00'])
  await check('4-6 PM')
  api.handlers.getAvailability = () => openOn([{ date: '2026-06-12', times: ['16:00'] }])
  api.handlers.changeVisit = () => refusal(400, 'Closed', { code: 'day-closed', fields: { serviceDate: '' } })
  await press('Move my visit')
  await waitFor(() => expect(shown('serviceDate')).toEqual(['2026-06-12']))
  await check('Fri, Jun 12')
  Object.assign(api.handlers, { changeVisit: change })
  await check('4-6 PM')
  await press('Move my visit')
  await expectOutcome('Your visit has a new time')
})

test('asks for times with room for the hours of the visit, and for none beyond a day (P39.8)', async () => {
  const asked: (string | undefined)[] = []
  api.handlers.getAvailability = ({ query }) => {
    asked.push(query['hours'])
    return openOn([])
  }
  visit.hours = 6
  open()
  await press('Move visit')
  await expectText('body', 'No open times in the coming weeks.')
  visit.hours = 11
  open()
  await press('Move visit')
  await expectText('body', "This is more than a day's work. We will call you to plan it.")
  expect(asked).toEqual(['6'])
})

test('shows the newer visit when the owner has moved it meanwhile', async () => {
  open()
  await chooseOther()
  const current = { ...visit, serviceDate: '2026-06-12' }
  api.handlers.changeVisit = () => refusal(409, 'Changed', { code: 'newer-version', current })
  await press('Move my visit')
  await expectOutcome('Your visit has changed')
  await expectVisit('Friday, June 12', '8-10 AM')
  button('Move visit')
})

test('after the cut-off names the phone, also on a page that was open before, and later offers another visit (P32.18)', async () => {
  open()
  await chooseOther()
  visit = { ...visit, movesLeft: 0, canCancel: false }
  api.handlers.changeVisit = () =>
    refusal(409, 'Late', { code: 'visit-too-late', values: { phone: '(559) 555-0142' }, current: visit })
  sessionStorage.setItem('currentQuote', TOKEN)
  await press('Move my visit')
  await expectOutcome('Not changed')
  expect(sessionStorage.getItem('currentQuote')).toBe(TOKEN)
  await expectText('body', 'It is too late to change this visit here. Please call (559) 555-0142.')
  open('')
  await expectText('body', 'It is too late to move or cancel it here. Please call (')
  await expectVisit('Wednesday, June 10', '8-10 AM')
  expect(buttons()).toEqual([])
  visit = { ...visit, isOver: true, city: 'hanford', quote: 'q' }
  open('')
  await expectText('.panel > .alert', /^Over$/)
  expect(links()).toEqual(['/quote?k=q', '/booking?type=residential&city=hanford'])
  expect(document.querySelector('[type=checkbox]')).toBeNull()
})

test('with no moves left lets the customer cancel, and names the phone (P32.1)', async () => {
  Object.assign(visit, { movesLeft: 0, town: 'Hanford', totalPrice: 238 })
  open()
  await expectText('body', 'To move it, please call (')
  expect(document.querySelector('dl')?.textContent).toBe('TownHanfordServiceHome window cleaningPrice$238')
  expect(links()).toEqual([visit.calendar])
  expect(buttons()).toEqual(['Cancel visit'])
  await press('Cancel visit')
  expect(button('Cancel visit').ariaExpanded).toBe('true')
})

test('a customer without a link asks for it by mail, which is not promised (P32.15, P9.11)', async () => {
  api.handlers.openVisit = () =>
    refusal(404, 'Gone', { code: 'link-gone', values: { phone: '(559) 555-0142' } })
  open()
  await expectText('body', 'This link no longer works. Please call (559) 555-0142.')
  await waitFor(() => expect(buttons()).toEqual(['Email me my link']))
  await press('Email me my link')
  await expectText('body', 'Valid email is required')
  api.breakOff('sendVisitLinks', 'no connection')
  fill('Email *', 'ana@example.com')
  await press('Email me my link')
  await expectText('form', /^(?!.*Valid email).*No answer came back/s)
  open('')
  await expectValue('Email *', 'ana@example.com')
  api.mend('sendVisitLinks')
  await press('Email me my link')
  await expectText('body', 'its link arrives within minutes, unless today’s limit')
  expect(buttons()).toEqual(['Email me my link'])
})
