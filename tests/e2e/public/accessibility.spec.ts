/** axe on every public route, and on the states that open on the home page. */

import { axeViolations } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { pages } from '#tests/support/site/registry.ts'

for (const { path } of pages) {
  test(`${path} has no accessibility violation and no sideways scrolling at 320 px`, async ({
    lastingPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await axeViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the open drawer has no violation, closes with Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const link = page.getByRole('link', { name: 'Services and prices', exact: true })
  await button.click()
  await expect(link).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
})

test('the open quote dialog has no violation', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
