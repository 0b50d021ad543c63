/** The page of a quote's link (P33). */
import { dayName } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/format.ts'
import {
  button,
  chooseWindow,
  expectNoToken,
  expectVisit,
  outcome,
  visitTest as test,
} from '#tests/e2e/public/visit-link.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect } from '#tests/support/browser/test.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

test("shows price, lines and last day, nobody's name, and no token; an ended price is renewed (P33.3)", async ({
  page,
  quoted,
  admin,
  stack,
}) => {
  const { id, totalPrice, email, link } = quoted
  const [row] = await admin.expect('listQuotes', { q: id })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(link)
  await expect(outcome(page, money(totalPrice))).toBeVisible()
  await expectNoToken(page, '/quote')
  await expect(page.getByText(`Price held until ${dayName(row?.validUntil ?? '')}`)).toBeVisible()
  await expect(page.locator('.plain-lines')).toContainText('Small home: $179')
  for (const mark of [email, 'Marked', '555-0187', 'Mark St'])
    await expect(page.locator('body')).not.toContainText(mark)
  await expectAccessible(page)
  await button(page, 'No thanks').click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expireQuote(stack.dynamodbEndpoint, id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Take today’s price').click()
  await expect(outcome(page, 'Here is your new quote')).toBeFocused()
  // The link of the tab is the new quote's.
  await page.reload()
  await expect(page.getByText(/^Price held until/)).toBeVisible()
})

test('books a visit at its price, and shows it as booked', async ({ page, quoted, freshWindow, admin }) => {
  const { id, totalPrice, email, link } = quoted
  const window = freshWindow()
  await page.goto(link)
  await page.getByRole('link', { name: 'Book this' }).click()
  await expect(page.locator('.quote-notice')).toContainText(/^\s*Your quote/)
  await expect(page.getByText(`Total ${money(totalPrice)}`)).toBeVisible()
  await chooseWindow(page, window)
  await expect(page.getByText('As in your quote: name, email, phone, address.')).toBeVisible()
  await expect(page.getByLabel('Email *', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Request this visit').click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expect(
    page.getByText('We’re emailing a link to your visit to the address in your quote.'),
  ).toBeVisible()
  await expectAccessible(page)
  const [booking] = await admin.expect('listBookings', { q: email })
  expect(booking).toMatchObject({ ...window, quoteId: id, totalPrice, lastName: 'Name' })
  for (const mark of [email, 'Marked', '555-0187', 'Mark St'])
    await expect(page.locator('body')).not.toContainText(mark)
  await page.getByRole('link', { name: 'See your visit' }).click()
  await expectVisit(page, window)
  await page.goto('/quote')
  await expect(outcome(page, 'This quote is booked')).toBeVisible()
  await expectAccessible(page)
})
