/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { refuse } from '#functions/errors.ts'
import {
  check,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  fillAll,
  press,
} from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { DETAILS, forgetPages, openIsland, openOn } from '#tests/support/component/island.tsx'

const FAR = '1 Market St, San Francisco, CA 94103'
const TOLD = 'We don’t come to 94103 yet. Please check the address, or call (559) 555-0142.'
let api: FakeApi
let asked: (string | undefined)[]

beforeEach(() => {
  forgetPages()
  asked = []
  api = fakeApi({
    getAvailability: ({ query: { city, zip } }) => {
      asked.push(zip ?? city)
      return {
        ...openOn([{ date: '2026-06-09', times: ['08:00'] }]),
        ...((city ?? zip) === 'bakersfield' && { city: 'bakersfield', weekdays: [2, 5] }),
      }
    },
    createBooking: () => {
      const { status, message, details } = refuse(
        'not-yet',
        { zip: '94103', phone: '(559) 555-0142' },
        { field: 'address' },
      )
      return refusal(status, message, details)
    },
  })
})

test('the days of a town are said above them, and those of no other place (P39.18)', async () => {
  openIsland(<BookingFlow />, '/booking?city=hanford')
  await waitFor(() => field('Tue, Jun 9'))
  expect(document.body.textContent).not.toContain('We come to')
  openIsland(<BookingFlow />, '/booking?city=bakersfield')
  await expectText('body', 'We come to Bakersfield on Tuesdays and Fridays.')
})

test('after a reload the city that was chosen comes before the one of the address', async () => {
  openIsland(<BookingFlow />, '/booking?city=hanford')
  await check('Tue, Jun 9')
  fill('City', 'fresno')
  jest.spyOn(history, 'pushState').mockReturnValueOnce()
  openIsland(<BookingFlow />, '/booking?city=hanford')
  await expectValue('City', 'fresno')
})

test('an address far away is told above the days, and its refusal at the address, with what was typed (P39.12)', async () => {
  openIsland(<BookingFlow />, '/booking')
  await check('Tue, Jun 9')
  await check('8-10 AM')
  await waitFor(() => field('First Name *'))
  fillAll({ ...DETAILS, 'Address *': FAR })
  await expectText('.alert-warning', TOLD)
  await press('Request this visit')
  await expectText('.field-error', TOLD)
  expect(document.querySelector('.field-error a')?.getAttribute('href')).toBe('tel:+15595550142')
  await expectToast('Error', TOLD)
  expect(document.activeElement).toBe(field('Address *'))
  expect(api.changes).toHaveLength(1)
})

test.each([
  [
    'a city that was chosen, with an address in another town,',
    '?city=hanford',
    '1 Main St, Lemoore',
    '93230',
  ],
  ['the ZIP code of a quote', '', '1 H St, Armona, CA 93202', '93202'],
])('%s asks for the days of its place (P39.10)', async (_, query, address, place) => {
  const quote = { id: '11111111-0000-4000-8000-000000000000', totalPrice: 638, lines: [] }
  const customerInfo = { name: 'Ana Ruiz', email: 'ana@example.com', address }
  localStorage.setItem('currentQuote', JSON.stringify({ ...quote, customerInfo }))
  openIsland(<BookingFlow />, `/booking${query}`)
  await waitFor(() => expect(asked).toEqual([place]))
})
