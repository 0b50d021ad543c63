/** Footer links are full loads that start at the top, and plain links in every other respect. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, stopClock, test } from '#tests/support/browser/test.ts'

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Office cleaning', exact: true })
const topIsAsked = (page: Page) => page.evaluate(() => sessionStorage.getItem('scrollToTop'))

test('a footer link leads to the top after 100 ms whatever the browser restores (P3.7)', async ({ page }) => {
  await openWorking(page, '/')
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => scrollTo(0, 500)))
  await stopClock(page)
  await link(page).click()
  await expect(page).toHaveURL(/\/office-cleaning$/)
  await expect.poll(() => topIsAsked(page)).toBeNull()
  const position = () => page.evaluate(() => scrollY)
  await expect.poll(position).toBe(500)
  await page.clock.runFor(99)
  expect(await position()).toBe(500)
  await page.clock.runFor(1)
  await expect.poll(position).toBe(0)
})

test('a footer link that is opened elsewhere changes nothing in this tab (P3.7)', async ({
  page,
  browser,
}) => {
  await openWorking(page, '/')
  // Asked of the browser: Playwright may miss that a tab in the background has gone to its address.
  const session = await browser.newBrowserCDPSession()
  const opened = async () => {
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(({ url }) => url === new URL('/office-cleaning', page.url()).href).length
  }
  await link(page).click({ modifiers: ['Control'] })
  await expect.poll(opened).toBe(1)
  await link(page).click({ modifiers: ['Shift'] })
  await expect.poll(opened).toBe(2)
  await link(page).click({ button: 'middle' })
  await expect.poll(opened).toBe(3)
  await expect(page).toHaveURL(/\/$/)
  expect(await topIsAsked(page)).toBeNull()
})
