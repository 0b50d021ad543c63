/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { expectText, expectValue, fill, press } from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, widenWindow } from '#tests/support/component/back-office.tsx'
import { bookingRow, ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

test('the search box shows the search of an address that Back or a link leads to', async () => {
  ownersApi()
  openScreen('/contacts?q=Ana')
  await expectValue('Search contacts', 'Ana')
  await expectBackAtBob()
  fill('Search contacts', 'Cid')
  await waitFor(() => expect(location.search).toBe('?q=Cid'))
  await expectBackAtBob()
})

async function expectBackAtBob() {
  history.pushState(null, '', '/admin/contacts?q=Bob')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await expectValue('Search contacts', 'Bob')
}

test('a list to which a filter leads back is shown at once, and read anew (P17.3, P29.1)', async () => {
  const booking = bookingRow()
  const api = ownersApi({ bookings: [booking] })
  openScreen('/bookings')
  await findCard(booking.id)
  fill('Status', 'pending')
  await expectValue('Status', 'pending')
  await press('Confirm', await findCard(booking.id))
  await waitFor(() => expect(cardOf(booking.id)).toBeNull())
  const answer = api.hold('listBookings')
  fill('Status', '')
  await findCard(booking.id)
  answer()
  await expectText(() => cardOf(booking.id)?.querySelector('.status-badge') ?? null, 'confirmed')
})

test('a search at a desk that finds one again shows its card, whichever was opened since (P35.17)', async () => {
  const [ana, bob] = ['Ana', 'Bob'].map((firstName) => bookingRow({ firstName }))
  ownersApi({ bookings: [ana, bob].flatMap((one) => one ?? []) })
  widenWindow()
  openScreen('/bookings?q=Bob')
  const open = () => document.querySelector<HTMLElement>('.record-card')?.dataset['id']
  await waitFor(() => expect(open()).toBe(bob?.id))
  fill('Search bookings', '')
  await press('Ana Ruiz')
  await waitFor(() => expect(open()).toBe(ana?.id))
  fill('Search bookings', 'Bob')
  await waitFor(() => expect(location.search).toBe('?q=Bob'))
  await waitFor(() => expect(open()).toBe(bob?.id))
})

test('a list counts and sums all that it has, a search what it shows (P17.1, P21.1)', async () => {
  const all = { 'x-total-count': '5000', 'x-total-value': '1234567' }
  ownersApi().handlers.listQuotes = ({ query: { q } }) =>
    new Response(JSON.stringify([quoteOf()]), { headers: { 'x-next-cursor': '1', ...(!q && all) } })
  openScreen('/quotes')
  await expectText('.list-totals', /^5,000 quotes, total value \$1,234,567$/)
  openScreen('/quotes?q=ana')
  await expectText('.list-totals', /^1 shown, more exist$/)
})

test('a search says how far it has looked, and goes on when asked to (P17.2)', async () => {
  const rows = [1, 2, 3].map(() => quoteOf())
  ownersApi().handlers.listQuotes = ({ query: { cursor = '0' } }) => {
    const step = Number(cursor)
    const more = { 'x-next-cursor': `${step + 1}`, 'x-searched-to': `2026-05-0${4 - step}T17:00:00.000Z` }
    return new Response(JSON.stringify(rows.slice(step, step + 1)), step < 2 ? { headers: more } : {})
  }
  openScreen('/quotes?q=5595550199')
  await expectText('.list-totals', /^1 found back to May 4, 2026, 10\sAM$/)
  await expectText('.load-more', '1 found back to')
  await press('Search older ones')
  await expectText('.list-totals', /^2 found back to May 3/)
  await press('Search older ones')
  await expectText('.list-totals', /^3 found$/)
  openScreen('/quotes?q=5595550199&sort=oldest')
  await expectText('.list-totals', /^1 found up to May 4/)
  await press('Search newer ones')
  await expectText('.list-totals', /^2 found up to May 3/)
  fill('Search quotes', 'Ana')
  await waitFor(() => expect(location.search).toBe('?q=Ana&sort=oldest'))
})
