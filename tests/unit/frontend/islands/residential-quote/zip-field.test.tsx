/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { NextOpenings } from '#frontend/islands/booking/next-openings.tsx'
import { ZipField } from '#frontend/islands/residential-quote/zip-field.tsx'
import { visitorCity } from '#frontend/lib/known-city.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import { button, expectText, fill, press } from '#tests/support/component/acts.ts'
import { type FakeApi, fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland } from '#tests/support/component/island.tsx'

const ZIP = 'Your ZIP code'
const DAYS: Availability['days'] = [{ date: '2026-12-01', times: ['08:00', '14:00'] }]
const PLACES: Record<string, Omit<Availability, 'timeZone'>> = {
  '93230': { serves: true, town: 'Hanford', city: 'hanford', days: DAYS },
  '93202': { serves: true, days: DAYS },
  '93245': { serves: true, town: 'Lemoore', city: 'lemoore', days: [] },
  '94103': { serves: false, days: [] },
}
let api: FakeApi
let asked: (string | undefined)[]

beforeEach(() => {
  forgetPages()
  asked = []
  api = fakeApi({
    getAvailability: ({ query: { zip = '', city } }) => {
      asked.push(zip || city)
      return { timeZone: 'PST', ...(PLACES[zip] ?? { serves: true, days: [] }) }
    },
    createContact: () => ({ id: crypto.randomUUID() }),
  })
})

const answer = () => document.querySelector('[role=status]')
const open = (address = '/') => openIsland(<ZipField />, address)

test.each([
  ['93230-1234', 'Hanford. First open time: Tue, Dec 1, 8-10 AM.', 'hanford'],
  ['93202', '93202 is near our towns. First open time: Tue, Dec 1, 8-10 AM.', 'elsewhere'],
  ['93245', /^Lemoore\. No open times in the coming weeks\. Please call \(/, 'lemoore'],
])('%s answers the town and its first open time, and is kept (P39.15)', async (zip, text, city) => {
  open('/?city=fresno')
  await fill(ZIP, zip)
  await expectText(answer, text)
  await waitFor(() => expect(visitorCity()).toBe(city))
  expect(location.search).toBe('')
  history.replaceState(null, '', '/?city=nowhere')
  expect(visitorCity()).toBe(city)
})

test.each(['', '9323', '932301', '93230-1', '9323O'])('%j asks and says nothing (P39.15)', async (text) => {
  open()
  if (text) await fill(ZIP, text)
  expect(asked).toEqual([])
  expect(answer()).toBeNull()
})

test('without an API it says nothing', async () => {
  api.fail('getAvailability')
  open()
  await fill(ZIP, '93230')
  expect(answer()?.textContent).toBe('')
  expect(visitorCity()).toBe('')
})

test('who is not served yet leaves an email address, once (P39.16)', async () => {
  open()
  await fill(ZIP, '94103')
  await expectText(answer, /^We don’t come to 94103 yet\. Leave your email .* or call \(/)
  await waitFor(() => button('Write me'))
  await press('Write me')
  await expectText('.field-error', 'Valid email is required')
  await fill('Email *', 'ana@example.com')
  await fill('Website', 'x')
  api.fail('createContact')
  await press('Write me')
  await waitFor(() => expect(document.querySelector('.toast-card')?.textContent).toContain('Error'))
  api.mend('createContact')
  await press('Write me')
  await expectText(() => document.activeElement, /^Thank you\. We’ll write to you once .* 94103\.$/)
  // It told of a failure that is mended.
  await waitFor(() => expect(document.querySelector('.toast-card')).toBeNull())
  expect(api.changes.slice(1).map(({ name, body }) => [name, body])).toEqual([
    ['createContact', expect.objectContaining({ email: 'ana@example.com', zip: '94103', website: 'x' })],
  ])
  expect(visitorCity()).toBe('')
})

test('the next open times follow the ZIP code (P12.4)', async () => {
  openIsland(
    <>
      <ZipField />
      <NextOpenings />
    </>,
  )
  await fill(ZIP, '93245')
  await waitFor(() => expect(asked).toEqual([undefined, '93245', 'lemoore']))
})
