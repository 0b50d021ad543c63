/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { check, expectValue, field, fill } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { openIsland, openOn } from '#tests/support/component/island.tsx'

/** Before it, another day is always left. */
const LATE = '2099-06-10'

const BY_LINK = `/booking?date=${LATE}&every=2`
const EARLIER = 'Call me if an earlier day opens'

test('how often, and that an earlier day would suit, survive a reload (P9.11)', async () => {
  fakeApi({ getAvailability: () => openOn([{ date: LATE, times: ['10:00'] }]) })
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
