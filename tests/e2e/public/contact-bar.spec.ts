/** One bar at the bottom of a phone's screen, which hides no choice. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** The bars that a visitor sees at the bottom, from below, and how much of the screen they take together. */
function barsOf(page: Page) {
  return page.evaluate(() => {
    const names: string[] = []
    let covered = 0
    for (let y = innerHeight - 1; y > innerHeight / 2; y -= 1) {
      const bar = document.elementFromPoint(innerWidth / 2, y)?.closest('.contact-bar, .quote-sum')
      if (!bar) break
      covered += 1
      if (names.at(-1) !== bar.className) names.push(bar.className)
    }
    return { names, share: covered / innerHeight }
  })
}

for (const { path, option } of [
  { path: '/', option: '[name="windowTypes"]' },
  { path: '/commercial-quote', option: '#cleaning-frequency' },
]) {
  test(`in the calculator of ${path} a small phone has one bar, the total (P3.5)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWorking(page, path)
    expect((await barsOf(page)).names).toEqual(['contact-bar'])
    // A small total has the minimum of a visit beside it.
    if (path === '/commercial-quote') {
      await page.getByLabel('Large windows').fill('2')
      await expect(page.locator('.quote-sum output')).not.toHaveText('$0')
    }
    await page
      .locator(option)
      .first()
      // At once: a page that still glides there would glide on from what the keys show.
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(async () => (await barsOf(page)).names).toEqual(['quote-sum'])
    expect((await barsOf(page)).share).toBeLessThanOrEqual(0.15)
    // Keys move the focus, and the page moves so that it can be seen.
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press('Tab')
      const isHidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.closest('label') ?? document.activeElement
          if (!focused || focused === document.body) return false
          const { left, bottom } = focused.getBoundingClientRect()
          const above = document.elementFromPoint(left + 20, bottom - 4)
          return !focused.contains(above)
        })
      await expect.poll(isHidden).toBe(false)
    }
  })
}
