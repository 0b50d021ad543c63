/** The first paint has the machine to itself, and what it shows stays where it is. */
import { pages } from '#frontend/content/pages.ts'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const samples = [...new Map(pages.map((page) => [page.template, page])).values()]

declare global {
  interface Window {
    shifts: string[]
  }
}

const WIDTHS = [412, 1280]

for (const { path, template } of samples) {
  test(`template ${template} paints before it fetches a script, and nothing moves, on a phone and on a desk`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifts = []
      const write = (list: PerformanceObserverEntryList) =>
        window.shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
      new PerformanceObserver(write).observe({ type: 'layout-shift', buffered: true })
    })
    // How a network cuts the page into pieces is another matter: it is whole when it is painted.
    let isWhole: Promise<unknown> = Promise.resolve()
    // With a route nothing comes from the browser's cache: each width is a first visit.
    await page.route('**/*.css', async (route) => {
      await isWhole
      await route.continue()
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 })
      isWhole = page.waitForResponse(`**${path}`).then((response) => response.finished())
      await openWorking(page, path)
      await page.waitForLoadState('networkidle')
      const { paint, scripts, shifts } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
        shifts: window.shifts,
      }))
      expect(scripts.length).toBeGreaterThan(3)
      expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(Number(paint))
      expect(shifts).toEqual([])
    }
  })
}

test('a page works in a browser that reports no paint, as Firefox does at an anchor', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await openWorking(page, '/#contact')
})
