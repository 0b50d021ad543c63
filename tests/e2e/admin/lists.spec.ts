/** Lists at their two ends: with nothing in them, and with 5,000 quotes. */
import type { Locator, Page } from '@playwright/test'
import { noteSizes } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { seedQuotes } from '#tests/e2e/admin/seed-quotes.ts'

test.use({ stackEnv: {} })

const QUOTES = 5000
/** From the click that opens the screen to the first card, on the local stack (issue: "first rows within 1 s"). */
const FIRST_ROWS_MS = 1000
/** The best counts: other work on the same machine can only make it slower. So many at most, until one is quick enough. */
const TRIES = 20
/** The local table needs its time for so many rows. */
const FOR_ROWS = { timeout: 60_000 }
const patient = expect.configure(FOR_ROWS)

async function expectQuickFirstRows(page: Page) {
  const tries: number[] = []
  while (tries.length < TRIES && !tries.some((ms) => ms < FIRST_ROWS_MS)) {
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.locator('.stat-card').first()).toBeVisible()
    const started = Date.now()
    await page.getByRole('navigation').getByRole('link', { name: 'Quotes' }).click()
    await page.locator('[data-id]').first().waitFor()
    tries.push(Date.now() - started)
  }
  test.info().annotations.push({ type: 'ms to first rows', description: tries.join(', ') })
  expect(Math.min(...tries)).toBeLessThan(FIRST_ROWS_MS)
}

async function expectSearchInParts(page: Page, totals: Locator) {
  await page.goto('/admin/quotes?q=ana')
  await patient(totals).toHaveText('25 shown, more exist')
  await page.getByRole('button', { name: 'Load more' }).click()
  await patient(totals).toHaveText('50 shown, more exist')
  // One in 2,000: a search looks at 1,000 at a time, says how far it is and goes on when asked to.
  await page.goto('/admin/quotes?q=5595550199')
  await patient(totals).toHaveText(/^1 found back to \w{3} \d+, 20\d\d, /)
  await patient(page.locator('.load-more')).toContainText(/1 found back to/)
  await page.getByRole('button', { name: 'Search older ones' }).click()
  await patient(totals).toHaveText(/^2 found back to/)
  await page.getByRole('button', { name: 'Search older ones' }).click()
  await patient(totals).toHaveText(/^3 found back to/)
  await page.getByRole('button', { name: 'Search older ones' }).click()
  await patient(totals).toHaveText('3 found')
  await page.goto('/admin/quotes?q=5595550199&sort=oldest')
  await patient(totals).toHaveText(/^1 found up to/)
  await patient(page.getByRole('button', { name: 'Search newer ones' })).toBeVisible()
  await page.goto('/admin/quotes?q=nobody of this name')
  await patient(page.getByText('No quotes match your search')).toBeVisible()
  await patient(totals).toHaveText('0 found')
}

test('5,000 quotes load fast, page by page, and are exported completely (P17.1, P17.2, P21.1)', async ({
  page,
  signIn,
  stack,
}) => {
  test.setTimeout(300_000)
  await signIn()
  await seedQuotes(stack.dynamodbEndpoint, QUOTES)
  const sizes = noteSizes(page, /\/api\/admin\/quotes/)
  await page.goto('/admin/dashboard')
  await patient(page.getByText('5,000', { exact: true })).toBeVisible()
  await expectQuickFirstRows(page)
  const totals = page.locator('.list-totals')
  await patient(totals).toHaveText(/^5,000 quotes, total value \$[\d,]+$/)
  await expectSearchInParts(page, totals)
  await page.goto('/admin/quotes')
  await patient(totals).toContainText('5,000 quotes')
  const shown = await page.locator('[data-id]').count()
  await page.getByRole('button', { name: 'Load more' }).click()
  await patient(page.locator('[data-id]')).toHaveCount(2 * shown)
  await patient(page).toHaveURL(/pages=2/)
  await page.reload()
  await patient(page.locator('[data-id]')).toHaveCount(2 * shown)
  const download = page.waitForEvent('download', FOR_ROWS)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(text).toString().split('\r\n').length).toBe(QUOTES + 2)
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThanOrEqual(100)
})
