/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { check, expectText, expectValues, field, fillAll, press } from '#tests/support/component/acts.ts'
import { fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland, openOn } from '#tests/support/component/island.tsx'

const QUOTE = { id: '11111111-0000-4000-8000-000000000000', totalPrice: 638, lines: [] }
const DAYS = ['2026-06-10', '2026-06-11'].map((date) => ({ date, times: ['08:00' as const] }))
const MINE = { 'First Name *': 'Ana', 'Address *': '1 Main St, Hanford' }
/** The hours of each call for open days. */
let asked: (string | undefined)[]

beforeEach(() => {
  forgetPages()
  asked = []
  fakeApi({
    getAvailability: ({ query: { hours } }) => {
      asked.push(hours)
      return openOn(DAYS.slice(0, hours === undefined ? 2 : 1))
    },
  })
})

/** Opens the page with a quote of so many minutes; undefined: unknown. */
function open(minutes?: number): void {
  localStorage.setItem('currentQuote', JSON.stringify({ ...QUOTE, minutes }))
  openIsland(<BookingFlow />, '/booking')
}
const days = () => document.querySelectorAll('[name="serviceDate"]').length

test('asks for days that have room for the hours of the quote, and for one hour of a consultation (P39.8)', async () => {
  open(315)
  await waitFor(() => expect(days()).toBe(1))
  await press('Change')
  await check('House cleaning')
  await waitFor(() => expect(days()).toBe(2))
  await check('Consultation for a business')
  await waitFor(() => expect(days()).toBe(1))
  expect(asked).toEqual(['6', undefined, '1'])
  sessionStorage.clear()
  open()
  await waitFor(() => expect(days()).toBe(2))
})

test("offers no day for more than a day's work, gives the phone, and keeps what was typed (P39.4)", async () => {
  open(600)
  await check('Wed, Jun 10')
  await check('8-10 AM')
  await waitFor(() => field('First Name *'))
  fillAll(MINE)
  open(601)
  await expectText(
    'body',
    "This is more than a day's work. We will call you to plan it. You can also call (559)",
  )
  expect([days(), new Set(asked)]).toEqual([0, new Set(['10'])])
  await expectValues(MINE)
  fakeApi({ getAvailability: () => refusal(503, 'busy') })
  await press('Change')
  await check('House cleaning')
  await expectText('body', 'cannot load open times')
  await check('Home window cleaning')
  await expectText('body', /more than a day's work(?!.*cannot load)/)
})

test('a day that a link names is in sight, however late it is, and one that is pressed stays where it is', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const dates = Array.from({ length: 21 }, (_, index) => `2026-06-${index + 10}`)
  fakeApi({ getAvailability: () => openOn(dates.map((date) => ({ date, times: ['08:00'] }))) })
  openIsland(<BookingFlow />, '/booking?date=2026-06-25')
  await waitFor(() => expect(field('Thu, Jun 25').checked).toBe(true))
  expect(days()).toBe(16)
  const top = { behavior: 'instant' } as const
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(top))
  forgetPages()
  scroll.mockClear()
  openIsland(<BookingFlow />, '/booking')
  await check('Thu, Jun 11')
  await check('8-10 AM')
  expect(scroll).not.toHaveBeenCalledWith(top)
})

test('says that no time is open, with the phone', async () => {
  fakeApi({ getAvailability: () => openOn([]) })
  openIsland(<BookingFlow />, '/booking')
  await expectText('body', 'No open times in the coming weeks. Please call (')
})
