/** Lists at a desk: a table whose rows open the cards of narrower screens. */

import { formatDay } from '#frontend/admin/lib/format.ts'
import { windowLabel } from '#frontend/lib/days.ts'
import { card, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { contactRequest, visitor as person, quoteRequest } from '#tests/support/api/requests.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const DESK = { width: 1280, height: 800 }
test.use({ viewport: DESK })

test('a booking is found in the table, opened and confirmed by keyboard, and is a card on a phone and in large text (P2.10, P35.17)', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const lastName = uniqueName('Desk').replace(' ', '')
  const window = freshWindow()
  const first = await visitor.expect('createBooking', { ...person(), lastName, ...window, city: 'lemoore' })
  const typed = { phone: 'W'.repeat(30), city: 'c'.repeat(50) }
  const elsewhere = { ...person(), lastName, ...freshWindow(), ...typed }
  const second = await visitor.expect('createBooking', elsewhere)
  await page.goto(`/admin/bookings?sort=oldest&q=${lastName}`)
  const table = page.getByRole('table', { name: 'bookings' })
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Name', 'Created (Pacific)', 'Status', 'Service Date', 'Service Time', 'Service', 'Phone', 'City'],
    'Total Price',
  ])
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText(`Ana ${lastName}`)
  await expect(rows.nth(1)).toContainText('pending')
  await expect(rows.nth(1)).toContainText(windowLabel(window.serviceTime))
  await expect(rows.nth(1)).toContainText('Lemoore')
  await expect(page.locator('.record-card')).toHaveCount(0)

  const name = card(page, first.id).getByRole('button', { name: `Ana ${lastName}` })
  await name.press('Enter')
  const shown = page.locator(`.record-card[data-id="${first.id}"]`)
  await expect(page.locator('.record-card')).toHaveCount(1)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
  await expect(rows.nth(1)).toContainText('confirmed')
  // A press anywhere on a row reaches its button: opens it, and closes the one before.
  await card(page, second.id).getByRole('cell').last().click({ force: true })
  await expect(page.locator('.record-card')).toHaveAttribute('data-id', second.id)

  // At 1,199 px, and on the narrowest phone.
  await page.setViewportSize({ width: 1200, height: 800 })
  for (const text of [formatDay(window.serviceDate), windowLabel(window.serviceTime), '(559) 555-0111']) {
    const cell = rows.nth(1).getByText(text, { exact: true })
    expect((await cell.boundingBox())?.height, `${text} is on one line`).toBeLessThan(30)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200)
  for (const width of [1199, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(table).toHaveCount(0)
    await expect(page.locator('.record-card')).toHaveCount(2)
  }
  await expectFit(page, [{ width: 1280, isTextDoubled: true }], 'cards at a desk')
})

test('every list is a table without a sideways scroll, and one record is open at once, whose long text scrolls in its place (P17.14)', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  const name = uniqueName('Deskwide')
  const long = `${'x'.repeat(40)}@${'y'.repeat(60)}.example`
  const customerInfo = { name, email: long }
  const message = 'm\n'.repeat(2400)
  const lengthy = quoteRequest({ customerInfo: { ...customerInfo, message } })
  const { id } = await visitor.expect('createQuote', lengthy)
  await visitor.expect('createQuote', quoteRequest({ customerInfo }))
  await visitor.expect('createContact', contactRequest({ name, email: long, message: 'W'.repeat(400) }))
  for (const [path, lists] of [
    ['quotes', 'quotes'],
    ['contacts', 'contacts'],
    ['customers', 'customers'],
    ['quotes?tab=commercial', 'commercial quotes'],
    ['bookings?view=visits&days=next', 'visits'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.locator('.list-totals')).toBeVisible()
    const isEmpty = await page.locator('.empty-state').count()
    await expect(page.getByRole('table', { name: lists })).toHaveCount(isEmpty ? 0 : 1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESK.width)
  }
  await page.goto('/admin/bookings?view=week')
  const last = page.locator('[data-window="16:00"]')
  await expect(last.first()).toBeVisible()
  const tops = await last.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size, 'windows of a week are at one height').toBe(1)
  await visitor.expect('createContact', contactRequest({ name, website: 'x' }))
  await page.goto(`/admin/contacts?status=spam&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('rowheader')).toContainText('Looks like spam')
  await page.goto(`/admin/quotes?q=${id}`)
  const card = page.locator('.record-card')
  await expect(card).toHaveAttribute('data-id', id)
  expect((await card.boundingBox())?.height, 'a long message hides no button').toBeLessThan(2 * DESK.height)
  await expectAccessible(page)
  await page.goto(`/admin/customers?q=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('cell').last().click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
