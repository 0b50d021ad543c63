/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { BookingFlow } from '#frontend/islands/booking/booking-flow.tsx'
import { booked } from '#frontend/islands/booking/use-booked-visit.ts'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { PLACES } from '#schemas/facts/places.ts'
import {
  button,
  check,
  expectText,
  expectValue,
  expectValues,
  field,
  fill,
  fillAll,
  press,
} from '#tests/support/component/acts.ts'
import { FAILURES, type FakeApi, fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import {
  DETAILS,
  drafts,
  forgetPages,
  openIsland,
  openOn,
  receiptOf,
} from '#tests/support/component/island.tsx'

const QUOTE = {
  id: '11111111-0000-4000-8000-000000000000',
  totalPrice: 179,
  lines: ['Small home: $179'],
  customerInfo: {
    name: 'Ana Maria Ruiz',
    email: 'ana@example.com',
    phone: '(559) 555-0111',
    address: '1 Main St',
  },
}
const MORNING = { name: '10 AM-12 PM', serviceDate: '2026-06-10', serviceTime: '10:00' } as const
const SEND = 'Request this visit'
let api: FakeApi

/** On a morning on which the same day can be booked. */
const openDays = (city?: string) =>
  ['2026-06-10', '2026-06-11']
    .slice(city ? (PLACES.find(({ slug }) => slug === city)?.leadDays ?? 1) : 0)
    .map((date) => ({ date, times: ['08:00' as const, MORNING.serviceTime] }))

beforeEach(() => {
  forgetPages()
  booked.set(undefined)
  api = fakeApi({
    getAvailability: ({ query }) => openOn(openDays(query['city'])),
    createBooking: ({ body }) => receiptOf(body),
  })
})

const open = (query = '') => openIsland(<BookingFlow />, `/booking${query}`)
const save = (quote: object) => localStorage.setItem('currentQuote', JSON.stringify(quote))
const days = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="serviceDate"]')].map(({ value }) => value)
const expectDays = (dates: string[]) => waitFor(() => expect(days()).toEqual(dates))
const expectBooked = () => expectText('body', 'Thank you, your visit is requested!')
const sent = () => api.changes.map(({ body }) => body as CreateBookingRequest)

async function fillDetails(changes: Partial<typeof DETAILS> = {}): Promise<void> {
  await waitFor(() => field('First Name *'))
  fillAll({ ...DETAILS, ...changes })
}

async function pick(): Promise<void> {
  open(`?date=${MORNING.serviceDate}`)
  await check(MORNING.name)
}

test.each(FAILURES)(
  'reports a failed booking (%s), keeps the input, and books at the next press (P12.11)',
  async (how) => {
    await pick()
    await fillDetails()
    api.breakOff('createBooking', how)
    await press(SEND)
    // At its limits the API knows better than the page what to do.
    const told =
      how === '429'
        ? 'Too many requests. Please wait a minute and try again.'
        : 'Failed to book your visit. Please try again.'
    await expectText('form [role=alert]', told)
    await expectText('.toast-card', told)
    expect(field('Last Name *').value).toBe('Ruiz')
    api.mend('createBooking')
    await press(SEND)
    await expectBooked()
  },
)

test('reports that a window has filled up, offers others and keeps the input (P12.8)', async () => {
  await pick()
  await fillDetails()
  api.handlers.createBooking = () =>
    refusal(409, 'Taken', {
      code: 'window-taken',
      availability: { days: [{ date: '2026-06-10', times: ['08:00'] }] },
    })
  await press(SEND)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('is no longer available'))
  expect(document.activeElement?.textContent).toContain('What you typed is kept.')
  await expectText('body', 'Choose a day and an arrival window above.')
  expect(document.body.textContent).not.toContain(MORNING.name)
  expect(field('Last Name *').value).toBe('Ruiz')
  expect(button(SEND).disabled).toBe(true)
  api.handlers.createBooking = ({ body }) => receiptOf(body)
  await check('8-10 AM')
  await press(SEND)
  await expectBooked()
})

test('books without a quote that the business has deleted, and once after a lost answer', async () => {
  save(QUOTE)
  let isLost = false
  api.handlers.createBooking = ({ body }) => {
    if (body.quoteId) return refusal(400, 'Gone', { code: 'quote-gone', fields: { quoteId: 'Gone' } })
    if (isLost) return receiptOf(body)
    isLost = true
    throw new TypeError('Connection reset')
  }
  await pick()
  await waitFor(() => field('First Name *'))
  await press(SEND)
  await expectText('form [role=alert]', 'Failed to book your visit.')
  await press(SEND)
  await expectText('body', 'We don’t have the quote for $179, so this visit has no price yet.')
  expect(sent().map(({ quoteId }) => quoteId)).toEqual([QUOTE.id, undefined, QUOTE.id, undefined])
  // The table stores a second one with the same key once.
  const keys = api.changes.map(({ key }) => key)
  expect([keys[3], keys[1] === keys[0], localStorage.length]).toEqual([keys[1], false, 0])
})

test.each([
  [179, { totalPrice: 179, lines: QUOTE.lines }],
  [199, { totalPrice: 199, shownPrice: 179, lines: [] }],
])('keeps its quote at the price that was booked, here $%i (P8.6)', async (totalPrice, kept) => {
  save(QUOTE)
  const serviceDate = '2099-06-10'
  api.handlers.createBooking = ({ body }) => ({ ...receiptOf({ ...body, serviceDate }), totalPrice })
  await pick()
  await waitFor(() => field('First Name *'))
  await press(SEND)
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('currentQuote') ?? 'null')).toMatchObject(kept),
  )
})

test('refuses a booking once the price has ended, and says what it costs today', async () => {
  const values = { date: '2026-06-09', price: '$199' }
  sessionStorage.setItem('currentQuote', JSON.stringify({ ...QUOTE, token: 'q', known: ['email', 'phone'] }))
  api.handlers.createBooking = () => refusal(409, 'Ended', { code: 'quote-expired-today', values })
  await pick()
  await expectText('body', 'As in your quote: email, phone.')
  await press('Change these')
  await fillDetails()
  await press(SEND)
  await expectText('form [role=alert]', /June 9, 2026\. Today it is \$199\. .* quote\. Or call us at \(/)
  expect(sent()).toMatchObject([{ quoteToken: 'q', email: DETAILS['Email *'] }])
})

test("the address's town decides the first day, and the page says so", async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  open('?city=hanford&date=2026-06-10')
  await check(MORNING.name)
  expect(scroll.mock.contexts[0]).toHaveProperty('tagName', 'FIELDSET')
  await fillDetails({ 'Address *': '1 Main St, Lemoore' })
  await expectText('body', 'In Lemoore the first visit is the day after you book.')
  await expectDays(['2026-06-11'])
  await expectText('body', 'Choose a day and an arrival window above.')
  expect(field('Address *').value).toBe('1 Main St, Lemoore')
  fill('Address *', '1 Main St, 93230')
  await expectDays(['2026-06-10', '2026-06-11'])
})

test('after the API refuses an unknown town for today, the days start tomorrow', async () => {
  const address = '1523 G St, Reedley, CA 93654'
  await pick()
  await fillDetails({ 'Address *': address })
  api.handlers.createBooking = () =>
    refusal(400, 'Too soon', { code: 'address-too-soon', fields: { serviceDate: 'Too soon' } })
  await press(SEND)
  await expectText('body', 'At this address the first visit is the day after you book.')
  await expectDays(['2026-06-11'])
  await expectValue('City', 'elsewhere')
  expect(field('Address *').value).toBe(address)
})

test.each([
  ['1523 G St, Reedley, CA 93654', true, 'We’re emailing ana@example.com a link to your visit.'],
  ['1 Elm Ave, Sanger', false, 'We can’t email you about it today. Please save this link'],
])('takes %s without a city, and says if a mail comes: %s (P32.14)', async (address, isMailed, words) => {
  api.handlers.createBooking = ({ body }) => ({ ...receiptOf(body), isMailed })
  await pick()
  await fillDetails({ 'Address *': address })
  fill('Website', 'x')
  await press(SEND)
  await expectText('body', words)
  expect(sent()).toMatchObject([{ address, serviceDate: MORNING.serviceDate, website: 'x' }])
  expect(sent()[0]).not.toHaveProperty('city')
})

test('requests a visit while the open times of its town load', async () => {
  await pick()
  await waitFor(() => field('First Name *'))
  api.hold('getAvailability')
  await fillDetails({ 'Address *': '1 Main St, Lemoore' })
  await press(SEND)
  await expectBooked()
})

test('promises nothing about a quote that was not sent', async () => {
  save({ ...QUOTE, id: undefined })
  open()
  await expectText('body', 'This quote has not reached us yet.')
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe('/#quote')
  for (const text of ['I’ll book later', 'Quote sent']) expect(document.body.textContent).not.toContain(text)
})

test('keeps its draft until it is sent (P9.11, P12.1, P12.12)', async () => {
  open('?date=2026-06-11')
  await check('House cleaning')
  fill('City', 'visalia')
  await waitFor(() => expect(days()).toContain('2026-06-10'))
  await check('Wed, Jun 10')
  await check(MORNING.name)
  await fillDetails()
  open()
  await expectValues(DETAILS)
  for (const label of ['House cleaning', 'Wed, Jun 10', MORNING.name])
    await waitFor(() => expect(field(label).checked).toBe(true))
  expect(field('City').value).toBe('visalia')
  await press(SEND)
  await expectBooked()
  expect(drafts()).toEqual([])
})
