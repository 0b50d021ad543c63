/** Browsers that refuse storage: nothing breaks, and no request is lost. */
import { windowLabel } from '#frontend/lib/days.ts'
import { collectExceptions } from '#tests/support/browser/complaints.ts'
import { expect, test } from '#tests/support/browser/test.ts'

// The browser's window is the next test's too.
test.afterEach(({ page }) =>
  page.evaluate(() => {
    window.name = ''
  }),
)

test('with storage blocked sends a quote and books with it (P9.13)', async ({ page, admin, freshWindow }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is refused', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get })
  })
  const exceptions = collectExceptions(page)
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await page.locator('[name="houseSize"]').first().check()
  await page.locator('[name="stories"]').first().check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill(email)
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page).toHaveURL(/\/booking$/)
  const notice = page.getByRole('status').filter({ hasText: 'Quote sent' })
  await expect(notice).toContainText('Your total is $179.')
  await page.reload()
  await expect(notice).toContainText(email)
  const quotes = await admin.expect('listQuotes', { q: email })
  expect(quotes).toHaveLength(1)

  const visit = freshWindow()
  await page.goto(`/booking?date=${visit.serviceDate}`)
  await page.getByRole('radio', { name: windowLabel(visit.serviceTime), exact: true }).check()
  await page.getByLabel('Phone *').fill('(559) 555-0111')
  await page.getByLabel('Address *').fill('1 Main St, Hanford')
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expect(page.getByText('We’ve received your visit request.')).toBeVisible()
  const bookings = await admin.expect('listBookings', { q: email })
  expect(bookings).toMatchObject([{ ...visit, quoteId: quotes[0]?.id, totalPrice: 179 }])
  expect(exceptions).toEqual([])
})
