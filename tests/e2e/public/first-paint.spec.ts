/** What a first paint shows stays where it is. */
import { holdScripts, openWorking, recordShifts, seedStorage } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a first page shows the typeface where its heading keeps its lines; the second page shows it everywhere (P36.6)', async ({
  page,
}) => {
  await recordShifts(page)
  const hasTypeface = new Set<boolean>()
  // The heading breaks elsewhere in a few of these widths.
  for (let width = 390; width <= 412; width += 2) {
    await page.setViewportSize({ width, height: 823 })
    const file = page.waitForResponse('**/*.woff2')
    await page.goto('/')
    await (await file).finished()
    await page.evaluate(async () => {
      await document.fonts.load('1em bricolage')
      await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => window.shifts)).toEqual([])
    hasTypeface.add(await page.evaluate(() => document.documentElement.classList.contains('typeface')))
    if (hasTypeface.size > 1) break
  }
  expect([...hasTypeface].toSorted()).toEqual([false, true])
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      performance.mark(document.documentElement.className || 'system'),
    )
  })
  await page.locator('footer a[href="/privacy"]').click()
  await expect(page).toHaveURL('/privacy')
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks).toContain('typeface')
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

const quote = { id: 'q', totalPrice: 400, lines: Array.from({ length: 8 }, (_, line) => `Line ${line}: $50`) }
const booking = { serviceDate: '2026-12-01', serviceTime: '08:00' }
const KEPT: [path: string, name: string, text: string][] = [
  ['/quote-submitted', 'no quote', ''],
  ['/quote-submitted', 'a long quote', JSON.stringify(quote)],
  ['/quote-submitted', 'a booked quote', JSON.stringify({ ...quote, booking })],
  ['/quote-submitted', 'a quote that was not sent', JSON.stringify({ ...quote, id: undefined })],
  ['/booking', 'a long quote', JSON.stringify({ ...quote, shownPrice: 410 })],
]

for (const [path, name, text] of KEPT) {
  test(`${path} moves nothing when it has found ${name} in the browser`, async ({ page }) => {
    await recordShifts(page)
    if (text) await seedStorage(page, 'currentQuote', text)
    for (const [width, height] of [
      [360, 800],
      [768, 1024],
      [1280, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The first paint shows the page as it was built.
      const release = await holdScripts(page)
      await page.goto(path)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await page.locator('html[data-ready]').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.shifts)).toEqual([])
      await page.unrouteAll()
    }
  })
}

test('a page works in a browser that reports no paint, as Firefox does at an anchor', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await openWorking(page, '/#contact')
})
