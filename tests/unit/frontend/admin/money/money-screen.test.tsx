/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { datesOf } from '#frontend/admin/money/periods.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { expectText, fill, openDialog, press } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

test('the text message about an unpaid visit ends with a payment link for the rest (P38.8)', async () => {
  const [id, phone] = ['3f2a9c01-0000-4000-8000-000000000000', '(559) 555-0111']
  const visit = bookingRow({ id, phone, firstName: 'Maria', status: 'completed', totalPrice: 238 })
  const api = ownersApi()
  const given = {
    pay_url: 'https://venmo.com/u/cv?amount={amount}&note={number}',
    business_name: 'Clear View',
  }
  for (const [key, value] of Object.entries(given)) api.setting(key).value = value
  api.handlers.getMoney = () => ({ payments: [], owed: [visit] })
  openScreen('/money')
  const link = () => document.querySelector<HTMLAnchorElement>('a[href^="sms:"]')?.href ?? ''
  await waitFor(() =>
    expect(decodeURIComponent(link())).toMatch(
      /this is Clear View.* \$238 for our visit on .* Thank you! To pay online: https:\/\/venmo\.com\/u\/cv\?amount=238&note=3f2a9c01$/,
    ),
  )
})

const at = '2026-05-04T17:00:00.000Z'
const [A, B, C] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`)
const paid = (id = '', amount: string, more: object) => ({
  ...{ id, booking: id, customer: 'Ana Ruiz', amount, method: 'check' as const, at },
  ...more,
})

/** Opens what was paid: one payment by cash with a tip, one by check, and one that was taken back. */
function openPaid(query = '') {
  const payments = [
    paid(A, '100.00', { tip: '20.50', method: 'cash' }),
    paid(B, '90.00', {}),
    paid(C, '80.00', { tip: '5.00', takenBack: { at } }),
  ]
  const api = ownersApi()
  api.handlers.getMoney = () => ({ payments, owed: [] })
  openScreen(`/money?tab=paid${query}`)
  return api
}

test.each([
  ['week', '2026-01-05', '2026-01-11'],
  ['last-week', '2025-12-29', '2026-01-04'],
  ['month', '2026-01-01', '2026-01-31'],
  ['last-month', '2025-12-01', '2025-12-31'],
  ['2024', '2024-01-01', '2024-12-31'],
])('on a Sunday in January, the period %s is from %s to %s (P38.6)', (period, from, to) => {
  expect(datesOf(period, '2026-01-11')).toEqual({ from, to })
})

test('Money does not say that nobody owes anything before it has read who does', async () => {
  ownersApi().fail('getMoney')
  openScreen('/money')
  await expectText('main', /^(?!.*(?:Nobody owes|\$0)).*Could not load payments/)
})

test.each([
  [-3, '3 days ago'],
  [0, 'today'],
  [1, 'in 1 day'],
])('a done visit %i days from today is owed by its business since “%s” (P38.1)', async (days, words) => {
  const serviceDate = addDays(pacificToday(), days)
  ownersApi().handlers.getMoney = () => ({
    payments: [],
    owed: [bookingRow({ serviceDate, businessName: 'Ruiz Deli', status: 'completed', totalPrice: 238 })],
  })
  openScreen('/money')
  await expectText('main strong', /^Ruiz Deli, /)
  await expectText('main small', new RegExp(`\\d, ${words}$`))
})

test('a visit whose rest is noted as paid is owed no longer', async () => {
  const api = ownersApi({ bookings: [bookingRow({ status: 'completed', totalPrice: 120 })] })
  api.handlers.getMoney = () => ({ payments: [], owed: api.changes.length > 0 ? [] : api.tables.bookings })
  openScreen('/money')
  const dialog = await openDialog(/^Payments/, /^Note Payment/)
  await expectText(dialog, 'Left to pay: $120.')
  await press('Note Payment', dialog)
  await expectText('main', /Owed \$0 \(0\).*Nobody owes anything/)
})

test('a search says where it found more payments than it shows (P38.6)', async () => {
  const many = Array.from({ length: 200 }, (_, at) => paid(`${A?.slice(0, -3)}${100 + at}`, '1.00', {}))
  openPaid('&q=Ruiz').handlers.getMoney = () => ({ payments: many, owed: [] })
  await expectText('[role=status]', /^Only the newest 200 are shown/)
})

test.each([
  ['&period=2026', 'payments-2026-01-01-to-2026-12-31.csv'],
  ['&q=Ruiz', 'payments-found.csv'],
])('the file of %s is %s, with a column of tips and what was taken back (P38.6)', async (query, name) => {
  const saved: { file?: Blob; name?: string } = {}
  URL.createObjectURL = (file) => {
    saved.file = file as Blob
    return 'blob:1'
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    saved.name = this.download
  }
  openPaid(query)
  await press('Export CSV')
  await waitFor(() => expect(saved.name).toBe(name))
  HTMLAnchorElement.prototype.click = click
  const reader = new FileReader()
  reader.readAsText(saved.file as Blob)
  await waitFor(() => expect(reader.result).toBeTruthy())
  expect(String(reader.result).split('\r\n')).toEqual([
    'Tax Year,Noted (Pacific),Customer,Paid,Tip,Total,Paid By,Note,Noted By,Taken Back (Pacific),Payment Id,Booking Id',
    `2026,2026-05-04 10:00,Ana Ruiz,100.00,20.50,120.50,Cash,,,,${A},${A}`,
    `2026,2026-05-04 10:00,Ana Ruiz,90.00,,90.00,Check,,,,${B},${B}`,
    `2026,2026-05-04 10:00,Ana Ruiz,80.00,5.00,85.00,Check,,,2026-05-04 10:00,${C},${C}`,
    '',
  ])
})

test('payments and tips that were taken back are shown and not added, one of a deleted visit has no link, and a period without any says so (P38.6)', async () => {
  const api = openPaid()
  const totals = () => document.querySelector('.list-totals')
  await expectText(totals, /^2 paid, \$210.50 with \$20.50 of tips$/)
  expect(totals()?.nextElementSibling?.textContent).toBe('Cash $120.50Check $90')
  expect(document.querySelector('s')?.textContent).toBe('$85')
  const deleted = paid(A, '100.00', { customer: undefined, isDeleted: true })
  api.handlers.getMoney = () => ({ payments: [deleted], owed: [] })
  openScreen('/money?tab=paid&period=week')
  await expectText('main', /1 paid, \$100.*Deleted visit\$100/)
  expect(document.querySelector('a[href*="bookings?q="]')).toBeNull()
  api.handlers.getMoney = () => ({ payments: [], owed: [] })
  openScreen('/money?tab=paid&period=2024')
  await expectText('main', 'No payments')
})

test('a chosen period is loaded, and a search covers all years until it is cleared (P38.6)', async () => {
  const api = openPaid('&period=2024')
  const asked: object[] = []
  api.handlers.getMoney = ({ query }) => {
    asked.push(query)
    return { payments: [], owed: [] }
  }
  await waitFor(() => fill('Period', 'last-week'))
  await waitFor(() => expect(location.search).toBe('?tab=paid&period=last-week'))
  fill('Search payments of all years', 'Ruiz')
  await waitFor(() => expect(location.search).toBe('?tab=paid&q=Ruiz'))
  await expectText('select', /^All years$/)
  await expectText('main', 'No payments match your search')
  fill('Search payments of all years', '')
  await waitFor(() => expect(location.search).toBe('?tab=paid'))
  await expectText('main', /No payments$/)
  const dates = { from: expect.any(String), to: expect.any(String) }
  await waitFor(() => expect(asked.slice(-3)).toEqual([dates, { q: 'Ruiz' }, dates]))
})
