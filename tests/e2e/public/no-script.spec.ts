/** Pages without JavaScript. */
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('the home page shows prices, phone and menu, and loads its typeface (P2.7)', async ({ page }) => {
  const typeface = page.waitForResponse('**/*.woff2')
  await page.goto('/')
  expect((await typeface).ok()).toBe(true)
  await expect(page.getByText('$179').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Services and prices', exact: true })).toBeVisible()
})

test('the quote button of a commercial city page leads to the prices', async ({ page }) => {
  await page.goto('/fresno-commercial-window-cleaning')
  await page.getByText('Get Commercial Quote').click()
  await expect(page).toHaveURL(/\/commercial-quote/)
  await expect(page.getByText('$8 each')).toBeVisible()
})

test('calculators, forms, links and the back office say what to do instead (P2.7)', async ({ page }) => {
  for (const path of ['/', '/commercial-quote']) {
    await page.goto(path)
    // Playwright's text locators skip the content of <noscript>.
    const hint = page.locator('#quote noscript p, #calculator noscript p')
    await expect(hint.first(), path).toBeVisible()
    await expect(hint.first().locator('a'), path).toHaveAttribute('href', /^tel:/)
    await expect(page.locator('.quote-sum'), path).toBeHidden()
  }
  for (const path of ['/', '/commercial-contact']) {
    await page.goto(path)
    const hint = page.locator('form noscript p').last()
    await expect(hint.locator('[href^="tel:"]'), path).toBeVisible()
    await expect(hint.locator('[href^="mailto:"]'), path).toBeVisible()
  }
  for (const path of ['/quote-submitted', '/visit?k=v', '/answer?k=o', '/quote?k=q', '/mails?k=u']) {
    await page.goto(path)
    await expect(page.locator('main noscript p'), path).toBeVisible()
    await expect(page.locator('main noscript a'), path).toHaveAttribute('href', /^tel:/)
    const waiting = page.getByText(/^(Opening|One moment)/)
    await expect(waiting, path).toHaveCount(path === '/quote-submitted' ? 0 : 1)
    await expect(waiting, path).toBeHidden()
  }
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('noscript p')).toBeVisible()
})
