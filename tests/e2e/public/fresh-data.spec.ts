/** Pages show answers of the API that arrive after the page. */
import type { Page } from '@playwright/test'
import { holdScripts, openWorking } from '#tests/e2e/public/visitor-page.ts'
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
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(1)
  })
}

test('what is loading is said until its answer is there (P11.1, P28.7)', async ({ page }) => {
  const releases = [await holdScripts(page, '**/api/pricing'), await holdScripts(page, '**/api/content?*')]
  await openWorking(page, '/commercial-quote')
  await page.getByLabel('Large windows').focus()
  const texts = ['Loading pricing options...', 'Loading content...'].map((text) => page.getByText(text))
  for (const text of texts) await expect(text).toBeVisible()
  for (const release of releases) release()
  for (const text of texts) await expect(text).toHaveCount(0)
})

test('a title that the owner wrote as markup is shown as words (P22.5)', async ({ page, visitor }) => {
  const items = await visitor.expect('listContent', { query: { section: 'commercial' } })
  const titled = items.filter(({ key }) => key !== 'features_title')
  const json = titled.map((item) =>
    item.key === 'page_title'
      ? {
          ...item,
          content: '**Glass** & more',
          contentType: 'markdown',
          html: '<p><b>Glass</b> &amp; more</p>',
        }
      : item,
  )
  await page.route('**/api/content?section=commercial', (route) => route.fulfill({ json }))
  await page.goto('/commercial-quote')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Glass & more')
  // A key without an item has its built-in words, as all have while content cannot be read.
  await expect(page.getByRole('heading', { name: 'Why choose us for your business' })).toBeVisible()
  let failures = 0
  await page.route('**/api/content?section=commercial', (route) => {
    failures += 1
    return route.fulfill({ status: 500 })
  })
  await page.reload()
  await expect.poll(() => failures).toBe(2)
  await expect(page.locator('[data-loading-content]')).toHaveText('')
  await expect(heading).toHaveText('Commercial Window Cleaning Services')
})
