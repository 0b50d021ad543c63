/** The screen of prices and settings. */
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('marks the chosen tab, and cuts no option of a list on a narrow screen (P23.1)', async ({
  lastingAdminPage: page,
}) => {
  for (const path of ['/settings', '/settings?tab=general']) {
    await page.goto(`/admin${path}`)
    await expect(page.locator('.list-totals')).toBeVisible()
    await expectFit(page, [{ width: 390 }, { width: 768 }, { width: 992 }, { width: 1199 }], path)
  }
  const lineBelow = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).boxShadow)
  expect(await lineBelow('General Settings')).not.toBe('none')
  expect(await lineBelow('Account Settings')).toBe('none')
})
