/** Where a jump within a page ends. */
import { holdScripts, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser-test.ts'

for (const width of [390, 1280]) {
  test(`a jump to the contact section ends at its top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    // Parts that come late must not move what is below them, nor vanish meanwhile.
    const late = /\/assets\/(next-openings|residential-calculator|contact-form)-.*\.js$/
    const release = await holdScripts(page, late)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await openWorking(page, '/')
    const whole = await height()
    await page.evaluate(() => {
      location.hash = 'contact'
    })
    const top = () => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top)
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
