/** @jest-environment ./tests/support/component/environment.js */
/** Spam is hidden, one choice away, and kept or deleted by the owner. */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { EndpointName } from '#schemas/routes.ts'
import {
  button,
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import {
  bookingRow,
  commercialRows,
  contactRow,
  ownersApi,
  quoteOf,
  type Tables,
} from '#tests/support/component/owners-api.ts'

const totals = () => document.querySelector('.list-totals')
const isSpam = true
const spamQuotes = () => [1, 2, 3].map(() => quoteOf({}, { isSpam }))

const KEPT = ['markNotSpam', 'Not Spam'] as const

test.each<[path: string, keyof Tables, { id: string; isSpam: boolean }, call: EndpointName, done: string]>([
  ['/quotes', 'quotes', quoteOf({}, { isSpam }), ...KEPT],
  ['/contacts', 'contacts', contactRow({ isSpam }), ...KEPT],
  ['/quotes?tab=commercial', 'commercialQuotes', { ...commercialRows().quote, isSpam }, ...KEPT],
  // A booking claims its place again.
  ['/bookings', 'bookings', bookingRow({ isSpam }), 'updateBooking', 'Booking Updated'],
])(
  '"Not spam" makes one of %s an ordinary record; until then it is out of its list (P15.3)',
  async (path, table, row, call, done) => {
    const api = ownersApi({ [table]: [row] })
    const keep = () => Object.assign(row, { isSpam: false })
    api.handlers.markNotSpam = () => keep() && { success: true }
    api.handlers.updateBooking = () => keep() as never
    openScreen(path)
    await waitFor(() => expect(totals()).toBeTruthy())
    expect(cardOf(row.id)).toBeNull()
    await expectText(() => field('Status'), /Spam \(1\)/)
    fill('Status', 'spam')
    const caught = await findCard(row.id)
    expect(location.search).toContain('status=spam')
    expect(caught.textContent).toContain('Looks like spam')
    button('Delete all spam')
    // A double click is one press.
    await user.dblClick(button('Not spam', caught))
    await expectToast(done)
    await waitFor(() => expect(cardOf(row.id)).toBeNull())
    expect(api.changes).toMatchObject([{ name: call, params: { id: row.id } }])
    openScreen(`${path}${path.includes('?') ? '&' : '?'}q=${row.id}`)
    const kept = await findCard(row.id)
    expect(kept.textContent).not.toContain('Looks like spam')
    expect(() => button('Not spam', kept)).toThrow()
  },
)

test('deletes all spam after confirming its number, and keeps the real leads', async () => {
  const real = quoteOf()
  const api = ownersApi({ quotes: [real, ...spamQuotes()] })
  api.handlers.deleteSpam = () => {
    api.tables.quotes.splice(1)
    // The third was kept by "Not spam" meanwhile.
    return { deleted: 2, hasMore: false }
  }
  openScreen('/quotes?status=spam')
  await expectText(totals, '3 quotes that look like spam')
  const dialog = await openDialog('Delete Spam', 'Delete all spam')
  expect(dialog.textContent).toContain('3 quotes that look like spam will be deleted permanently')
  expect(dialog.textContent).toContain('cannot be undone')
  await press('Delete', dialog)
  await expectToast('Spam Deleted', '2 quotes have been permanently deleted.')
  await expectNoDialog()
  await waitFor(() => expect(document.querySelectorAll('.record-card')).toHaveLength(0))
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')))
  const chosen = () => document.querySelector<HTMLSelectElement>('select')?.selectedOptions[0]?.text
  await waitFor(() => expect(chosen()).toBe('Spam (0)'))
  openScreen('/quotes')
  await findCard(real.id)
})

test('a long deletion runs in steps, shows progress and can be left', async () => {
  const api = ownersApi({ quotes: Array.from({ length: 700 }, () => quoteOf({}, { isSpam })) })
  let release = () => {}
  const steps: string[] = []
  api.handlers.deleteSpam = ({ query }) => {
    steps.push(query['most'] ?? '')
    if (steps.length === 2) release = api.hold('deleteSpam')
    return { deleted: 200, hasMore: steps.length < 4 }
  }
  openScreen('/quotes?status=spam&dialog=delete-spam')
  const dialog = await findDialog('Delete Spam')
  await press('Delete', dialog)
  await expectText(dialog, '400 of 700 deleted')
  await press('Cancel', dialog)
  release()
  await expectToast('Spam Deleted', '600 quotes have been permanently deleted.')
  await expectNoDialog()
  // No more than the owner saw, whatever is caught meanwhile.
  expect(steps).toEqual(['700', '500', '300'])
})
