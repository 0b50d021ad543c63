/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { NextOpenings } from '#frontend/islands/booking/next-openings.tsx'
import { expectText, textsOf } from '#tests/support/component/acts.ts'
import { FAILURES, fakeApi } from '#tests/support/component/fake-api.ts'
import { openIsland, openOn } from '#tests/support/component/island.tsx'

const openings = () => document.querySelector('.openings')

test('says that no time is open, with the phone', async () => {
  fakeApi({ getAvailability: () => openOn([]) })
  openIsland(<NextOpenings />)
  await expectText(openings, /^No open times in the next 90 days. Please call \(/)
  expect(openings()?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/)
})

test('the first three days that are open lead to their booking, whatever date the device has (P4.4)', async () => {
  const days = ['01', '02', '04', '05'].map((day) => ({ date: `2059-12-${day}`, times: ['08:00' as const] }))
  fakeApi({
    getAvailability: ({ query: { from = '', to = '' } }) =>
      openOn(days.filter(({ date }) => date >= from && date <= to)),
  })
  openIsland(<NextOpenings />)
  const links = () => [...(openings()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  await waitFor(() =>
    expect(links()).toEqual(['01', '02', '04'].map((day) => `/booking?date=2059-12-${day}`)),
  )
})

test.each(FAILURES)('without an API (%s) the next openings are the windows of a week (P4.4)', async (how) => {
  fakeApi({}).breakOff('getAvailability', how)
  const asked = jest.spyOn(globalThis, 'fetch')
  openIsland(<NextOpenings />)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await expectText(
    openings,
    /^Mornings 8-10 AM, 10 AM-12 PMAfternoons 12-2 PM, 2-4 PM, 4-6 PMSundays Closed$/,
  )
  // No line begins with a comma.
  expect(textsOf('.openings .d-inline-block')).toEqual([
    '8-10 AM,',
    '10 AM-12 PM',
    '12-2 PM,',
    '2-4 PM,',
    '4-6 PM',
    'Closed',
  ])
})
