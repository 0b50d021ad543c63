/** `npm run dev`: Vite renders pages from the sources, and islands hydrate without a build. */
import { startDevSite } from '#scripts/local/dev-site.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the development server renders pages that hydrate, and the shell of the back office', async ({
  page,
  stack,
}) => {
  const site = await startDevSite(0, '127.0.0.1', stack.url)
  try {
    await page.goto(site.url)
    await page.getByRole('radio', { name: /^Large home/ }).check()
    await page.getByRole('radio', { name: /^Two stories/ }).check()
    await expect(page.locator('.quote-amount')).toHaveText('$338')
    await page.goto(`${site.url}/admin/login`)
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  } finally {
    await site.stop()
  }
})
