/** axe on every public route, and on the states that open on the home page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages } from '#frontend/content/pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const { path } of pages) {
  test(`${path} has no accessibility violation and no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the open drawer has no violation, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const link = page.getByRole('link', { name: 'Services', exact: true })
  await button.click()
  await expect(link).toBeVisible()
  expect(await violations(page)).toEqual([])
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
  expect(await violations(page)).toEqual([])
})
