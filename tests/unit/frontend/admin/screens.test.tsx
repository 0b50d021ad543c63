/** @jest-environment ./tests/support/component/environment.js */
/** The contract of a screen: while it is read, with nothing in it, with nothing found, and when it cannot be read. */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { EndpointName } from '#schemas/routes.ts'
import { expectText, press, textsOf } from '#tests/support/component/acts.ts'
import { openScreen, shownIds } from '#tests/support/component/back-office.tsx'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  customerOf,
  ownersApi,
  quoteOf,
  seededPrices,
  type Tables,
} from '#tests/support/component/owners-api.ts'

type Read = [path: string, name: EndpointName, nouns: string]

const LISTS: [...Read, empty: string | RegExp][] = [
  ['/bookings', 'listBookings', 'bookings', 'No bookings yet'],
  ['/bookings?view=visits', 'listBookings', 'bookings', 'No visits'],
  ['/contacts', 'listContacts', 'contacts', /No contacts yet.*Add First Contact/],
  ['/quotes', 'listQuotes', 'quotes', /No quotes generated yet.*View Website/],
  ['/quotes?tab=commercial', 'listCommercialQuotes', 'commercial quotes', 'No commercial quotes yet'],
  ['/customers', 'listCustomers', 'customers', 'No customers yet'],
  ['/content', 'listContentItems', 'content items', 'No Content Found'],
  ['/content?tab=reviews', 'listReviews', 'reviews', 'No reviews yet'],
  ['/settings', 'listPricingEntries', 'prices', 'No pricing configuration'],
  ['/photos', 'listPhotos', 'photos', 'No photos yet'],
]

test.each(LISTS)('%s: loading, then empty (P19.7, P20.5, P21.4, P22.1)', async (path, name, nouns, empty) => {
  const answer = ownersApi().hold(name)
  openScreen(path)
  await expectText('main', `Loading ${nouns}...`)
  answer()
  await expectText('main', empty)
  expect(document.querySelector('main')?.textContent).not.toContain('Loading')
})

test.each<[path: string, nouns: string, Partial<Tables>]>([
  ['/bookings', 'bookings', { bookings: [bookingRow()] }],
  ['/contacts', 'contacts', { contacts: [contactRow()] }],
  ['/quotes', 'quotes', { quotes: [quoteOf()] }],
  ['/quotes?tab=commercial', 'commercial quotes', { commercialQuotes: [commercialRows().quote] }],
  ['/content', 'content items', { content: [contentRow({})] }],
  ['/settings', 'prices', { prices: seededPrices() }],
])('%s says that no %s are found (P19.7, P20.5, P21.4, P22.1)', async (path, nouns, tables) => {
  ownersApi(tables)
  openScreen(path)
  const box = await screen.findByLabelText(`Search ${nouns}`)
  await waitFor(() => expect(document.querySelector('.list-totals')).toBeTruthy())
  fireEvent.change(box, { target: { value: 'nobody of this name' } })
  fireEvent.submit(box.closest('form') as HTMLFormElement)
  await expectText('main', `No ${nouns} match your search`)
  expect(location.search).toContain('q=nobody')
})

const BOOKING = bookingRow()
const QUOTE = quoteOf()

test.each<Read>([
  ...LISTS.map(([path, name, nouns]): Read => [path, name, nouns]),
  ['/dashboard', 'getDashboard', 'the dashboard'],
  ['/dashboard', 'getDay', 'the day'],
  ['/today', 'getDay', 'the day'],
  ['/bookings?view=week', 'listBookings', "the week's bookings"],
  [`/bookings?dialog=link&id=${BOOKING.id}`, 'createVisitLink', 'the link'],
  ['/bookings?dialog=move-day&id=2026-05-11', 'planDay', 'the visits of this day'],
  [`/quotes?dialog=send&id=${QUOTE.id}`, 'previewQuote', 'the email'],
  [`/customers?customer=${BOOKING.id}`, 'getCustomer', 'this customer'],
  ['/money', 'getMoney', 'payments'],
  ['/settings?tab=general', 'listSettings', 'settings'],
  ['/settings?tab=account', 'getSignIn', 'how you sign in'],
  ['/working', 'getWorking', 'the checks'],
])('on %s, Retry reads by %s what could not be read: %s (P17.5, P18.3, P29.1)', async (path, name, nouns) => {
  const api = ownersApi({ bookings: [BOOKING], quotes: [QUOTE] })
  const email = { to: 'a@example.com', subject: 'Quote', text: 'Words', updatedAt: QUOTE.updatedAt }
  Object.assign(api.handlers, {
    createVisitLink: () => ({ visit: 'https://example.com/v', text: 'Words' }),
    planDay: () => [],
    previewQuote: () => email,
    getCustomer: () => customerOf('Ana'),
  })
  const asked = jest.spyOn(globalThis, 'fetch')
  api.fail(name)
  openScreen(path)
  await expectText('[role=alert]', `Could not load ${nouns}. Nothing is lost`)
  if (name === 'getDashboard') expect(textsOf('.stat-number')).toEqual(Array(5).fill('0'))
  api.mend(name)
  const answer = api.hold(name)
  await press('Retry')
  await waitFor(() => expect(screen.getByText(`Loading ${nouns}...`)).toBeTruthy())
  if (name === 'getDashboard') expect(textsOf('.stat-number')).toEqual([])
  answer()
  await waitFor(() => expect(screen.queryByText(/^Could not load/)).toBeNull())
  if (name === 'getDashboard')
    await expectText('main', /No recent bookings.*No recent contacts.*No recent quotes/)
  // The dashboard is not tried again by itself.
  const isDashboard = ([address]: unknown[]) => String(address).endsWith('/api/admin/dashboard')
  if (name === 'getDashboard') expect(asked.mock.calls.filter(isDashboard)).toHaveLength(2)
})

test('a screen that throws shows an error, and the other screens still work', async () => {
  ownersApi()
  const api = globalThis.fetch
  globalThis.fetch = async (address, init) =>
    String(address).includes('/contacts') ? new Response('[null]') : api(address, init)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  openScreen('/contacts')
  await expectText('[role=alert]', /This screen has stopped working.*Please reload/)
  fireEvent.click(screen.getAllByRole('link', { name: 'Bookings' })[0] as HTMLElement)
  await expectText('h1', 'Manage Bookings')
  expect(document.querySelector('[role=alert]')).toBeNull()
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
  openScreen('/contacts')
  const box = await screen.findByLabelText('Search contacts')
  fireEvent.change(box, { target: { value: 'Rosa' } })
  await waitFor(() => expect(shownIds()).toEqual([second, first]))
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'oldest' } })
  await waitFor(() => expect(shownIds()).toEqual([first, second]))
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'resolved' } })
  await waitFor(() => expect(shownIds()).toEqual([second]))
  openScreen(`/contacts${location.search}`)
  await waitFor(() => expect(shownIds()).toEqual([second]))
  expect(screen.getByLabelText<HTMLInputElement>('Search contacts').value).toBe('Rosa')
  fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await expectText('h1', 'Admin Dashboard')
})
