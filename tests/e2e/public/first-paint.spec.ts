/** What a first paint shows stays where it is. */
import { createServer } from 'node:http'
import { listen } from '#scripts/local/process/ports.ts'
import {
  holdBack,
  openWhole,
  openWorking,
  recordShifts,
  seedStorage,
  settled,
} from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a typeface that would move a heading waits for the second page (P36.6)', async ({ page }) => {
  await recordShifts(page)
  const hasTypeface = new Set<boolean>()
  // The heading breaks elsewhere in a few of these widths.
  for (let width = 390; width <= 412; width += 2) {
    await page.setViewportSize({ width, height: 823 })
    const file = page.waitForResponse('**/*.woff2')
    await openWhole(page, () => page.goto('/'))
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

test('nothing moves when the rest of a page comes after its first half is drawn', async ({ page, stack }) => {
  let cut = 0
  let drawn = () => {}
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(new URL(url, stack.url))
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.setHeader('content-type', type)
    if (!type.startsWith('text/html')) return void response.end(bytes)
    response.write(bytes.subarray(0, cut))
    drawn = () => void response.end(bytes.subarray(cut))
  })
  const port = await listen(server, 0, 'PORT')
  await page.exposeFunction('drawn', () => drawn())
  await page.addInitScript('requestAnimationFrame(() => requestAnimationFrame(drawn))')
  await recordShifts(page)
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of ['/', '/hanford-commercial-window-cleaning']) {
    const html = await (await fetch(new URL(path, stack.url))).text()
    const icons = [...html.matchAll(/<\/svg>/g)].map(({ index }) => index + '</svg>'.length)
    const first = icons.filter((end) => end > html.indexOf('<header') && end < html.indexOf('</section>'))
    for (cut of first.map((end) => Buffer.byteLength(html.slice(0, end)))) {
      await openWorking(page, `http://localhost:${port}${path}`)
      expect(await page.evaluate(() => window.shifts), `${path} cut at ${cut}`).toEqual([])
    }
  }
  server.close()
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
      const release = await holdBack(page)
      await openWhole(page, async () => {
        await page.goto(path)
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      })
      release()
      await page.locator('html[data-ready]').waitFor()
      await settled(page)
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
