/** Pages show answers of the API that arrive after the page. */
import type { Page } from '@playwright/test'
import { openWorking, settled } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

for (const path of ['/', '/commercial-quote', '/fresno-commercial-window-cleaning']) {
  test(`${path} with its calculator asks for the price list once`, async ({ page }) => {
    const asked = countRequests(page, '/api/pricing')
    await openWorking(page, path)
    if (path.startsWith('/fresno')) await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
    const total = page.locator('.quote-amount').first()
    await expect(total).toHaveText('$0')
    if (path === '/') await page.getByRole('radio', { name: /^Small home/ }).check()
    else await page.getByLabel('Large windows').fill('3')
    await expect(total).not.toHaveText('$0')
    await settled(page)
    expect(asked()).toBe(1)
  })
}
