/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { check, expectText, fill, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/quote-submitted.ts'

/** Opens the confirmation with this in the browser's storage. */
async function expectHeading(stored: string, heading: string): Promise<void> {
  forgetPages()
  localStorage.setItem('currentQuote', stored)
  openIsland(<QuoteSubmitted content={content} trail={[]} />)
  await expectText(() => document.querySelector('h1'), heading)
}

test('the confirmation page without a quote links to the calculators (P9.9)', async () => {
  await expectHeading('no quote', 'No quote here yet')
  for (const label of ['Get a quote', 'Get a commercial quote'])
    await expectText(() => document.querySelector('.submitted'), label)
  expect(localStorage.getItem('currentQuote')).toBeNull()
})

test('it promises nothing about a quote that was not sent', async () => {
  await expectHeading('{"totalPrice":179,"lines":["Small home: $179"]}', 'Your quote hasn’t been sent yet')
  expect(document.body.textContent).not.toContain('We read your request')
})

test('after a booking it says the price of the visit, and if that is another one (P8.6)', async () => {
  forgetPages()
  const customerInfo = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(559) 555-0111' }
  const quote = { id: crypto.randomUUID(), totalPrice: 159, lines: ['Our discount: -$20'], customerInfo }
  localStorage.setItem('currentQuote', JSON.stringify(quote))
  const receipt = { id: quote.id, link: 'v', calendar: '/api/c', isMailed: true, totalPrice: 179 }
  fakeApi({
    getAvailability: () => ({
      ...{ timeZone: 'America/Los_Angeles', serves: true },
      days: [{ date: '2026-06-11', times: ['10:00'] }],
    }),
    createBooking: ({ body: { serviceDate, serviceTime } }) => ({ ...receipt, serviceDate, serviceTime }),
  })
  openIsland(<BookingFlow />, '/booking?date=2026-06-11')
  await check('10 AM-12 PM')
  await waitFor(() => fill('Address *', '1 Main St, Hanford'))
  await press('Request this visit')
  await waitFor(() => expect(sessionStorage.getItem('currentQuote')).toContain('2026-06-11'))
  openIsland(<QuoteSubmitted content={content} trail={[]} />)
  await expectText(() => document.querySelector('.submitted'), 'Total $179')
  const { textContent } = document.body
  expect(textContent).toContain('Our prices have changed: $179 instead of $159.')
  expect(textContent).not.toContain('Our discount')
})
