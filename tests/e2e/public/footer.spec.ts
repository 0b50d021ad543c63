/** Footer links are full loads that start at the top, and plain links in every other respect. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Office cleaning', exact: true })
const topIsAsked = (page: Page) => page.evaluate(() => sessionStorage.getItem('scrollToTop'))

test('a footer link leads to the top of its page after 100 ms, whatever the browser restores (P3.7)', async ({
  page,
}) => {
  await page.clock.install()
  await openWorking(page, '/')
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => scrollTo(0, 500)))
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000)
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

for (const [how, options] of [
  ['with Ctrl', { modifiers: ['Control'] }],
  ['with the middle button', { button: 'middle' }],
] as const) {
  test(`a footer link that is clicked ${how} opens a tab of its own (P3.7)`, async ({ page, browser }) => {
    await openWorking(page, '/')
    await link(page).click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] })
    // Asked of the browser: Playwright may miss that a tab in the background has gone to its address.
    const session = await browser.newBrowserCDPSession()
    const tabs = async () => (await session.send('Target.getTargets')).targetInfos.map(({ url }) => url)
    await expect.poll(tabs).toContain(new URL('/office-cleaning', page.url()).href)
    await expect(page).toHaveURL(/\/$/)
    expect(await topIsAsked(page)).toBeNull()
  })
}
