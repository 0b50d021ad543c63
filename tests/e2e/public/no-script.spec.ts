/** Pages without JavaScript. */
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('the home page shows prices, phone and menu, and loads its typeface', async ({ page }) => {
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

for (const path of ['/', '/commercial-quote']) {
  test(`the calculator of ${path} says what to do instead`, async ({ page }) => {
    await page.goto(path)
    // Playwright's text locators skip the content of <noscript>.
    const hint = page.locator('#quote noscript p, #calculator noscript p')
    await expect(hint.first()).toBeVisible()
    await expect(hint.first().locator('a')).toHaveAttribute('href', /^tel:/)
    await expect(page.locator('.quote-sum')).toBeHidden()
  })
}

for (const path of ['/', '/commercial-contact']) {
  test(`the form of ${path} names phone and email`, async ({ page }) => {
    await page.goto(path)
    const hint = page.locator('form noscript p').last()
    await expect(hint.locator('[href^="tel:"]')).toBeVisible()
    await expect(hint.locator('[href^="mailto:"]')).toBeVisible()
  })
}

for (const path of ['/visit?k=v', '/answer?k=o', '/quote?k=q', '/mails?k=u']) {
  test(`${path} says to call`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript a')).toHaveAttribute('href', /^tel:/)
    await expect(page.getByText('Opening...')).toBeHidden()
  })
}

test('the back office says that it needs JavaScript', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('noscript p')).toBeVisible()
})
