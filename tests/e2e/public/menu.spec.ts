/** The header's menu is the browser's own popover, so that it works before and without our scripts. */
import { holdScripts } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a menu opened before the scripts load stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  release()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
})
