/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { QuoteSubmitted } from '#frontend/islands/quote-submitted/quote-submitted.tsx'
import { check, expectText, expectValue, expectValues, fill, press } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland, openOn, receiptOf } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/quote-submitted.ts'

/** Opens the confirmation with this in the browser's storage. */
async function expectHeading(stored: string, heading: string): Promise<void> {
  forgetPages()
  localStorage.setItem('currentQuote', stored)
  openIsland(<QuoteSubmitted content={content} trail={[]} />)
  await expectText('h1', heading)
}

test('the confirmation page without a quote links to the calculators (P9.9)', async () => {
  await expectHeading('no quote', 'No quote here yet')
  for (const label of ['Get a quote', 'Get a commercial quote']) await expectText('.submitted', label)
  expect(localStorage.getItem('currentQuote')).toBeNull()
})

test('it promises nothing about a quote that was not sent', async () => {
  await expectHeading('{"totalPrice":179,"lines":["Small home: $179"]}', 'Your quote hasn’t been sent yet')
  expect(document.body.textContent).not.toContain('We read your request')
})

const CUSTOMER = { name: 'Ana Maria Ruiz', email: 'ana@example.com', phone: '(559) 555-0111' }

/** Arrives at /booking with a quote. @returns the API */
function openWith(quote: object, every = '') {
  forgetPages()
  localStorage.setItem('currentQuote', JSON.stringify(quote))
  const api = fakeApi({
    getAvailability: () => openOn([{ date: '2099-06-11', times: ['10:00'] }]),
    createBooking: ({ body }) => ({ ...receiptOf(body), totalPrice: 179 }),
  })
  openIsland(<BookingFlow />, `/booking?date=2099-06-11${every}`)
  return api
}

async function book(): Promise<void> {
  await press('Request this visit')
  await waitFor(() => expect(sessionStorage.getItem('currentQuote')).toContain('2099-06-11'))
  openIsland(<QuoteSubmitted content={content} trail={[]} />)
  await expectText('.submitted', 'Total $179')
}

test('books a quote with its details filled in, as often as a card offered, and says so in this tab alone, until the visit is moved (P1.17, P9.9, P9.12, P35.18)', async () => {
  const customerInfo = { ...CUSTOMER, address: '1 Main St' }
  const priced = { totalPrice: 179, lines: ['Small home: $179'], city: 'hanford' }
  const quote = { id: crypto.randomUUID(), ...priced, customerInfo }
  const { changes } = openWith(quote, '&every=3')
  await check('10 AM-12 PM')
  await expectValue('How often?', '3')
  fill('How often?', '2')
  await expectValues({
    ...{ 'First Name *': 'Ana Maria', 'Last Name *': 'Ruiz', 'Address *': customerInfo.address },
    ...{ 'Email *': customerInfo.email, 'Phone *': customerInfo.phone },
  })
  for (const text of [
    'Quote sentYour total is $179. We’ll write to ana@example.com.Now pick a day below. I’ll book later',
    'Pacific time',
    'Your quoteSmall home: $179Total $179Prefer to talk? Call (',
  ])
    await expectText('body', text)
  await check('Call me if an earlier day opens')
  await book()
  const chosen = {
    quoteId: quote.id,
    city: 'hanford',
    firstName: 'Ana Maria',
    isFlexible: true,
    everyMonths: 2,
  }
  expect(changes).toMatchObject([{ body: chosen }])
  for (const text of [
    ...['Thank you!', 'Small home: $179', '10 AM-12 PM', 'We’ve received your visit request.'],
    ...['We confirm your visit by email or phone.', 'Questions? Call'],
  ])
    await expectText('body', text)
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/#quote', '/', expect.stringMatching(/^tel:/)]))
  expect(localStorage.getItem('currentQuote')).toBeNull()

  // As the page of the visit forgets it, once the visit is moved.
  sessionStorage.removeItem('currentQuote')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expectText('h1', 'No quote here yet')
})

test('after a booking it says the price of the visit, and if that is another one (P8.6)', async () => {
  const lines = ['Our discount: -$20']
  openWith({ id: crypto.randomUUID(), totalPrice: 159, lines, customerInfo: CUSTOMER })
  await check('10 AM-12 PM')
  await waitFor(() => fill('Address *', '1 Main St, Hanford'))
  await book()
  const { textContent } = document.body
  expect(textContent).toContain('Our prices have changed: $179 instead of $159.')
  expect(textContent).not.toContain('Our discount')
})
