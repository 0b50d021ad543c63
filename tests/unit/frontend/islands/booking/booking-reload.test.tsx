/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { check, expectText, expectValue, field, fill, press } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { DETAILS, forgetPages, openIsland, openOn } from '#tests/support/component/island.tsx'

/** Before it, another day is always left. */
const LATE = '2099-06-10'

const BY_LINK = `/booking?date=${LATE}&every=2`
const EARLIER = 'Call me if an earlier day opens'

let api: FakeApi

beforeEach(() => {
  forgetPages()
  api = fakeApi({ getAvailability: () => openOn([{ date: LATE, times: ['10:00'] }]) })
})

test('how often, and that an earlier day would suit, survive a reload (P9.11)', async () => {
  openIsland(<BookingFlow />, BY_LINK)
  await check('10 AM-12 PM')
  await expectValue('How often?', '2')
  await check(EARLIER)
  fill('How often?', '')
  jest.spyOn(history, 'pushState').mockReturnValueOnce()
  openIsland(<BookingFlow />, BY_LINK)
  await expectValue('How often?', '')
  await waitFor(() => expect(field(EARLIER).checked).toBe(true))
  fill('How often?', '3')
  openIsland(<BookingFlow />, '/booking')
  await expectValue('How often?', '3')
})

test('a window whose answer was lost can be sent again after a reload, though the visit may fill it; not one that was refused (P12.12)', async () => {
  api.breakOff('createBooking', 'no connection')
  openIsland(<BookingFlow />, BY_LINK)
  await check('10 AM-12 PM')
  await waitFor(() => field('Phone *'))
  for (const [label, value] of Object.entries(DETAILS)) fill(label, value)
  await press('Request this visit')
  await expectText('body', 'Failed to book your visit')
  api.mend('createBooking')
  const availability = { days: [{ date: LATE, times: ['12:00' as const] }] }
  api.handlers.getAvailability = () => openOn(availability.days)
  jest.spyOn(history, 'pushState').mockReturnValueOnce()
  openIsland(<BookingFlow />, BY_LINK)
  await waitFor(() => expect(field('10 AM-12 PM').checked).toBe(true))
  api.handlers.createBooking = () => refusal(409, 'Taken', { code: 'window-taken', availability })
  await press('Request this visit')
  await expectText('body', 'This arrival window is no longer available')
  openIsland(<BookingFlow />, BY_LINK)
  await expectText('body', '12-2 PM')
  expect(document.body.textContent).not.toContain('10 AM-12 PM')
})

test('nobody is offered an earlier day than tomorrow (P35.14)', async () => {
  const date = addDays(pacificToday(), 1)
  api.handlers.getAvailability = () => openOn([{ date, times: ['10:00'] }])
  openIsland(<BookingFlow />, `/booking?date=${date}`)
  await check('10 AM-12 PM')
  await waitFor(() => field('How often?'))
  expect(document.body.textContent).not.toContain(EARLIER)
})

test('what is typed in place of what a quote knows survives a reload (P9.11, P33.16)', async () => {
  const quote = { id: '11111111', token: 'q', totalPrice: 179, lines: [], known: ['phone', 'address'] }
  sessionStorage.setItem('currentQuote', JSON.stringify(quote))
  openIsland(<BookingFlow />, BY_LINK)
  await check('10 AM-12 PM')
  await press('Change these')
  expect(document.activeElement?.tagName).toBe('FORM')
  fill('Address *', '2 Oak St, Hanford')
  openIsland(<BookingFlow />, '/booking')
  await expectValue('Address *', '2 Oak St, Hanford')
})

test('after a reload, open times are those of the address that was typed in place of the quote’s', async () => {
  const customerInfo = { name: 'Ana Ruiz', email: 'ana@example.com', address: '1 Main St, Hanford, CA 93230' }
  const quote = { id: '11111111', totalPrice: 179, lines: [], customerInfo }
  localStorage.setItem('currentQuote', JSON.stringify(quote))
  const typed = { address: '2 Oak St, Lemoore, CA 93245' }
  sessionStorage.setItem('draft:booking', JSON.stringify({ values: typed }))
  const asked: unknown[] = []
  api.handlers.getAvailability = ({ query }) => {
    asked.push(query['zip'])
    return openOn([{ date: LATE, times: ['10:00'] }])
  }
  openIsland(<BookingFlow />, BY_LINK)
  await check('10 AM-12 PM')
  expect(asked).toEqual(['93245'])
})

test('retries open times that cannot be loaded; a button that disappears moves the focus to what surrounds it', async () => {
  const days = Array.from({ length: 13 }, (_, day) => ({
    date: `2099-06-${day + 10}`,
    times: ['10:00' as const],
  }))
  api.handlers.getAvailability = () => openOn(days)
  api.breakOff('getAvailability', '500')
  openIsland(<BookingFlow />, '/booking')
  await expectText('body', 'We cannot load open times right now')
  api.mend('getAvailability')
  await press('Try again')
  expect(document.activeElement?.className).toBe('stack')
  await press('More days')
  expect(document.activeElement?.tagName).toBe('FIELDSET')
})
