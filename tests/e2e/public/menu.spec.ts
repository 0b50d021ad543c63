/** The header's menu is the browser's own popover, so that it works before and without our scripts. */
import { holdBack, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a menu opened before scripts load is a drawer at the side, and stays open (P3.3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  release()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  const drawer = await page.locator('.site-menu').evaluate((menu) => menu.getBoundingClientRect().toJSON())
  expect([drawer.left > 0, drawer.right, drawer.top, drawer.bottom]).toEqual([true, 390, 0, 844])
})

test('the menu closes after a jump within the page, and once the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWorking(page, '/')
  const menu = page.locator('.site-menu')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  await menu.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page).toHaveURL('/#quote')
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link').first().focus()
  await page.locator('.contact-bar a').first().focus()
  await expect(menu).toBeHidden()
})

test('Escape closes the list of cities and returns the focus to what opened it', async ({ page }) => {
  await openWorking(page, '/')
  const cities = page.locator('.menu-cities')
  await cities.locator('summary').click()
  await cities.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(cities).not.toHaveAttribute('open')
  await expect(cities.locator('summary')).toBeFocused()
})

test('the row of the menu fits and breaks no word @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await openWorking(page, '/privacy')
  for (const word of ['Glossary', 'Cities']) {
    const lines = await page
      .locator('.menu-links')
      .getByText(word, { exact: true })
      .evaluate((link) => {
        const text = document.createRange()
        text.selectNodeContents(link.firstChild ?? link)
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      })
    expect(lines, word).toBe(1)
  }
  await page.locator('.menu-cities summary').click()
  await expectFit(page, [{ width: 1200 }], 'the menu')
})

test('a page on paper has nothing to press and no dark ground', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWorking(page, '/')
  await expect(page.locator('.contact-bar')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.menu-button', '.site-menu', '.contact-bar', '.footer-links', '.btn'])
    await expect(page.locator(part).first()).toBeHidden()
  for (const part of ['.site-header-bar', '.hero', '.site-footer'])
    await expect(page.locator(part).first()).toHaveCSS('background', /^rgba\(0, 0, 0, 0\) none/)
})
