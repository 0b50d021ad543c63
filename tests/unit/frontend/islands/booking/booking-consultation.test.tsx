/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { BookingHeading } from '#frontend/islands/booking/booking-heading.tsx'
import { check, expectText, expectValue, field, fill, fillAll, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { DETAILS, expectOutcome, openIsland, openOn, receiptOf } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/booking.ts'

const WINDOW = { serviceDate: '2026-06-10', serviceTime: '10:00' } as const

test('a consultation asks for the business, shows no price, and is confirmed by email or phone (P12.2, P12.10)', async () => {
  const api = fakeApi({
    getAvailability: () => openOn([{ date: WINDOW.serviceDate, times: [WINDOW.serviceTime] }]),
    createBooking: () => receiptOf(WINDOW),
  })
  localStorage.setItem(
    'currentQuote',
    JSON.stringify({ id: 'q', totalPrice: 179, lines: ['Small home: $179'] }),
  )
  openIsland(
    <>
      <BookingHeading {...content} />
      <BookingFlow />
    </>,
    '/booking?type=consultation&city=lemoore',
  )
  await check('Wed, Jun 10')
  await check('10 AM-12 PM')
  await waitFor(() => field('First Name *'))
  await expectValue('City', 'lemoore')
  await expectText('h1', 'Schedule a consultation')
  await expectText('body', 'We come to your building, count the windows')
  expect(document.body.textContent).not.toContain('$')
  fillAll(DETAILS)
  await press('Request this visit')
  await expectText('body', 'Business name is required')
  await waitFor(() => expect(document.activeElement).toBe(field('Business Name *')))
  fill('Business Name *', 'Ruiz Bakery')
  await press('Request this visit')
  await expectOutcome('Thank you, your visit is requested!')
  await expectText('h1', 'Visit requested')
  expect(document.title).toMatch(/^Thank You/)
  await expectText('body', 'We will confirm it by email or phone. To change it, open your visit or call (')
  const visit = { ...WINDOW, serviceType: 'consultation', city: 'lemoore', businessName: 'Ruiz Bakery' }
  expect(api.changes).toMatchObject([{ body: visit }])
  const links = [...document.links].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/visit?k=v', '/api/calendar/visit.ics?t=c']))
})
