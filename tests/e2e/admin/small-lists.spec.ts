/** The screen of prices and settings. */
import { expect, test } from '#tests/support/browser/test.ts'

test('marks the chosen tab, which alone is printed, and cuts off no option of a narrow list (P23.1)', async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of ['/settings', '/settings?tab=general']) {
    await page.goto(`/admin${path}`)
    await expect(page.locator('.list-totals')).toBeVisible()
    for (const width of [390, 768, 992, 1199]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.locator('.list-toolbar select').evaluateAll((selects) =>
        selects
          .filter((select) => {
            const whole = select.cloneNode(true) as HTMLElement
            Object.assign(whole.style, { position: 'absolute', width: 'auto', maxWidth: 'none' })
            select.after(whole)
            const missing = whole.offsetWidth - (select as HTMLElement).offsetWidth
            whole.remove()
            return missing > 0
          })
          .map((select) => select.ariaLabel),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
    }
  }
  const lineBelow = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).boxShadow)
  expect(await lineBelow('General Settings')).not.toBe('none')
  expect(await lineBelow('Account Settings')).toBe('none')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveText(['General Settings'])
  await expect(page.locator('.list-toolbar select')).toBeVisible()
})
