/** Where a jump within a page ends. */
import { holdBack, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

for (const width of [390, 1280]) {
  test(`a jump to the contact section ends at its top at ${width} px (P3.2)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    // Parts that load late must not move what is below them, nor vanish meanwhile.
    const late = /\/assets\/(next-openings|residential-calculator|contact-form)-.*\.js$/
    const release = await holdBack(page, late)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await openWorking(page, '/')
    const whole = await height()
    await page.evaluate(() => {
      location.hash = 'contact'
    })
    // From 992 px on the header stays, and covers nothing that was jumped to.
    const top = () =>
      page.locator('#contact').evaluate((section) => {
        const header = document.querySelector('.site-header-bar')?.getBoundingClientRect().bottom ?? 0
        return section.getBoundingClientRect().top - Math.max(header, 0)
      })
    await expect.poll(top).toBeLessThan(20)
    expect(await height()).toBe(whole)
    await page.locator('.openings').dispatchEvent('pointerdown')
    release()
    await expect(page.locator('.openings a').first()).toBeVisible()
    expect(await height()).toBe(whole)
    expect(await top()).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(20)
  })
}

for (const width of [992, 1280]) {
  test(`at ${width} px quote, booking and call stay in reach, in a slim header (P3.3)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fresno-window-cleaning')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const header = page.getByRole('banner')
    for (const name of ['Get Quote', 'Book Now', 'Call Now'])
      await expect(header.getByRole('link', { name })).toBeInViewport()
    const bar = await page.locator('.site-header-bar').boundingBox()
    expect(bar?.y).toBe(0)
    expect(bar?.height).toBeLessThanOrEqual(64)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.site-header-bar')).not.toBeInViewport()
  })
}

test('in narrower windows the header leaves with the page (P3.3)', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 844 })
  await page.goto('/fresno-window-cleaning')
  await page.mouse.wheel(0, 3000)
  await expect(page.getByRole('link', { name: 'Call Now' })).not.toBeInViewport()
})
