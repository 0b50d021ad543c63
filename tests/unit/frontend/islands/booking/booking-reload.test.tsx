/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { check, expectValue, field, fill, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland, openOn } from '#tests/support/component/island.tsx'

/** Before it, another day is always left. */
const LATE = '2099-06-10'

const BY_LINK = `/booking?date=${LATE}&every=2`
const EARLIER = 'Call me if an earlier day opens'

beforeEach(() => {
  forgetPages()
  fakeApi({ getAvailability: () => openOn([{ date: LATE, times: ['10:00'] }]) })
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

test('what is typed in place of what a quote knows survives a reload (P9.11, P33.16)', async () => {
  const quote = { id: '11111111', token: 'q', totalPrice: 179, lines: [], known: ['phone', 'address'] }
  sessionStorage.setItem('currentQuote', JSON.stringify(quote))
  openIsland(<BookingFlow />, BY_LINK)
  await check('10 AM-12 PM')
  await press('Change these')
  fill('Address *', '2 Oak St, Hanford')
  openIsland(<BookingFlow />, '/booking')
  await expectValue('Address *', '2 Oak St, Hanford')
})
