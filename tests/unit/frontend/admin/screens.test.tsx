/** @jest-environment ./tests/support/component/environment.js */
/** The contract of a screen: while it is read, with nothing in it, with nothing found, and when it cannot be read. */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { EndpointName } from '#schemas/routes.ts'
import { expectText, press } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { customerOf } from '#tests/support/component/customer.ts'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  ownersApi,
  quoteOf,
  seededPrices,
  type Tables,
} from '#tests/support/component/owners-api.ts'

type List = {
  path: string
  reads: EndpointName
  /** In its texts. */
  nouns: string
  empty: string | RegExp
  rows?: () => Partial<Tables>
}

const LISTS: List[] = [
  {
    path: '/bookings',
    reads: 'listBookings',
    nouns: 'bookings',
    empty: 'No bookings yet',
    rows: () => ({ bookings: [bookingRow()] }),
  },
  { path: '/bookings?view=visits', reads: 'listBookings', nouns: 'bookings', empty: 'No visits' },
  {
    path: '/contacts',
    reads: 'listContacts',
    nouns: 'contacts',
    empty: /No contacts yet.*Add First Contact/,
    rows: () => ({ contacts: [contactRow()] }),
  },
  {
    path: '/quotes',
    reads: 'listQuotes',
    nouns: 'quotes',
    empty: /No quotes generated yet.*View Website/,
    rows: () => ({ quotes: [quoteOf()] }),
  },
  {
    path: '/quotes?tab=commercial',
    reads: 'listCommercialQuotes',
    nouns: 'commercial quotes',
    empty: 'No commercial quotes yet',
    rows: () => ({ commercialQuotes: [commercialRows().quote] }),
  },
  { path: '/customers', reads: 'listCustomers', nouns: 'customers', empty: 'No customers yet' },
  {
    path: '/content',
    reads: 'listContentItems',
    nouns: 'content items',
    empty: 'No Content Found',
    rows: () => ({ content: [contentRow({})] }),
  },
  { path: '/content?tab=reviews', reads: 'listReviews', nouns: 'reviews', empty: 'No reviews yet' },
  {
    path: '/settings',
    reads: 'listPricingEntries',
    nouns: 'prices',
    empty: 'No pricing configuration',
    rows: () => ({ prices: seededPrices() }),
  },
  { path: '/photos', reads: 'listPhotos', nouns: 'photos', empty: 'No photos yet' },
]

const main = () => document.querySelector('main')

test.each(LISTS)('$path: loading, empty, nothing found (P19.7, P20.5, P21.4, P22.1)', async (list) => {
  const api = ownersApi()
  const answer = api.hold(list.reads)
  openScreen(list.path)
  await expectText('main', `Loading ${list.nouns}...`)
  answer()
  await expectText('main', list.empty)
  expect(main()?.textContent).not.toContain('Loading')
  if (!list.rows) return
  ownersApi(list.rows())
  openScreen(list.path)
  const box = await screen.findByLabelText(`Search ${list.nouns}`)
  await waitFor(() => expect(document.querySelector('.list-totals')).toBeTruthy())
  fireEvent.change(box, { target: { value: 'nobody of this name' } })
  fireEvent.submit(box.closest('form') as HTMLFormElement)
  await expectText('main', `No ${list.nouns} match your search`)
  expect(location.search).toContain('q=nobody')
})

const BOOKING = bookingRow()
const QUOTE = quoteOf()

test.each([
  ...LISTS,
  { path: '/dashboard', reads: 'getDashboard', nouns: 'the dashboard' },
  { path: '/dashboard', reads: 'getDay', nouns: 'the day' },
  { path: '/today', reads: 'getDay', nouns: 'the day' },
  { path: '/bookings?view=week', reads: 'listBookings', nouns: "the week's bookings" },
  { path: `/bookings?dialog=link&id=${BOOKING.id}`, reads: 'createVisitLink', nouns: 'the link' },
  { path: '/bookings?dialog=move-day&id=2026-05-11', reads: 'planDay', nouns: 'the visits of this day' },
  { path: `/quotes?dialog=send&id=${QUOTE.id}`, reads: 'previewQuote', nouns: 'the email' },
  { path: `/customers?customer=${BOOKING.id}`, reads: 'getCustomer', nouns: 'this customer' },
  { path: '/money', reads: 'getMoney', nouns: 'payments' },
  { path: '/settings?tab=general', reads: 'listSettings', nouns: 'settings' },
  { path: '/settings?tab=account', reads: 'getSignIn', nouns: 'how you sign in' },
  { path: '/working', reads: 'getWorking', nouns: 'how everything is' },
] satisfies Omit<List, 'empty'>[])('Retry reads $nouns of $path (P17.5, P18.3, P29.1)', async (list) => {
  const api = ownersApi({ bookings: [BOOKING], quotes: [QUOTE] })
  Object.assign(api.handlers, {
    createVisitLink: () => ({ visit: 'https://example.com/v', text: 'Words' }),
    planDay: () => [],
    previewQuote: () => ({
      to: 'a@example.com',
      subject: 'Quote',
      text: 'Words',
      updatedAt: QUOTE.updatedAt,
    }),
    getCustomer: () => customerOf('Ana'),
  })
  const asked = jest.spyOn(globalThis, 'fetch')
  api.fail(list.reads)
  openScreen(list.path)
  await expectText('[role=alert]', `Could not load ${list.nouns}. Nothing is lost`)
  if (list.reads === 'getDashboard')
    expect([...document.querySelectorAll('.stat-number')].map((stat) => stat.textContent)).toEqual(
      Array(5).fill('0'),
    )
  api.mend(list.reads)
  const answer = api.hold(list.reads)
  await press('Retry')
  await waitFor(() => expect(screen.getByText(`Loading ${list.nouns}...`)).toBeTruthy())
  answer()
  await waitFor(() => expect(screen.queryByText(/^Could not load/)).toBeNull())
  if (list.reads === 'getDashboard')
    await expectText('main', /No recent bookings.*No recent contacts.*No recent quotes/)
  // The dashboard is not tried again by itself.
  const isDashboard = ([address]: unknown[]) => String(address).endsWith('/api/admin/dashboard')
  if (list.reads === 'getDashboard') expect(asked.mock.calls.filter(isDashboard)).toHaveLength(2)
})

test('a screen that throws shows an error, and the other screens still work', async () => {
  ownersApi()
  const api = globalThis.fetch
  globalThis.fetch = async (address, init) =>
    String(address).includes('/contacts') ? new Response('[null]') : api(address, init)
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  openScreen('/contacts')
  await expectText('[role=alert]', /This screen has stopped working.*Please reload/)
  fireEvent.click(screen.getAllByRole('link', { name: 'Bookings' })[0] as HTMLElement)
  await expectText('h1', 'Manage Bookings')
  expect(document.querySelector('[role=alert]')).toBeNull()
  complaints.mockRestore()
})

test('a list counts what came meanwhile when the owner returns to the tab (P35.5)', async () => {
  const { tables } = ownersApi()
  openScreen('/contacts')
  await expectText('main', 'No contacts yet')
  tables.contacts.push(contactRow())
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
  fireEvent.focus(window)
  await press('Show 1 new')
  await waitFor(() => expect(document.querySelectorAll('.record-card')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})

test('a list says that its next page is read until it is there (P17.1)', async () => {
  const api = ownersApi({ contacts: Array.from({ length: 60 }, () => contactRow()) })
  const cards = () => document.querySelectorAll('.record-card')
  openScreen('/contacts')
  await screen.findByRole('button', { name: 'Load more' })
  const answer = api.hold('listContacts')
  await press('Load more')
  await screen.findByRole('button', { name: 'Loading...' })
  expect(cards()).toHaveLength(25)
  answer()
  await screen.findByRole('button', { name: 'Load more' })
  expect(cards()).toHaveLength(50)
  openScreen(`/contacts${location.search}`)
  await waitFor(() => expect(cards()).toHaveLength(50))
})

test('search, status and order are kept in the URL, where a reload finds them (P17.1)', async () => {
  const contacts = [contactRow({ name: 'Rosa one' }), contactRow({ name: 'Rosa two', status: 'resolved' })]
  const [first, second] = contacts.map(({ id }) => id)
  ownersApi({ contacts: [...contacts, contactRow({ name: 'Ana' })] })
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset['id'])
  openScreen('/contacts')
  const box = await screen.findByLabelText('Search contacts')
  fireEvent.change(box, { target: { value: 'Rosa' } })
  await waitFor(() => expect(shown()).toEqual([second, first]))
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'oldest' } })
  await waitFor(() => expect(shown()).toEqual([first, second]))
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'resolved' } })
  await waitFor(() => expect(shown()).toEqual([second]))
  openScreen(`/contacts${location.search}`)
  await waitFor(() => expect(shown()).toEqual([second]))
  expect(screen.getByLabelText<HTMLInputElement>('Search contacts').value).toBe('Rosa')
  fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await expectText('h1', 'Admin Dashboard')
})
