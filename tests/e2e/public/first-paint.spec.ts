/** The first paint has the machine to itself, and what it shows stays where it is. */
import { pages } from '#frontend/content/pages.ts'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const shown = pages.filter(({ isHidden }) => !isHidden)
const samples = [...new Map(shown.map((page) => [page.template, page])).values()]

declare global {
  interface Window {
    shifts: string[]
  }
}

for (const { path, template } of samples) {
  for (const width of [412, 1280]) {
    test(`template ${template} paints before it fetches a script, and nothing moves at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 823 })
      await page.addInitScript(() => {
        window.shifts = []
        const write = (list: PerformanceObserverEntryList) =>
          window.shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
        new PerformanceObserver(write).observe({ type: 'layout-shift', buffered: true })
      })
      // How a network cuts the page into pieces is another matter: it is whole when it is painted.
      const isWhole = page.waitForResponse(`**${path}`).then((response) => response.finished())
      await page.route('**/*.css', async (route) => {
        await isWhole
        await route.continue()
      })
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
    })
  }
}
