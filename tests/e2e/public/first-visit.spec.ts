/** A first visit of each kind of page: paint first, little script, no lost style, no broken number, no error. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openWorking, recordShifts, settled } from '#tests/e2e/public/visitor-page.ts'
import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { expectSameStyles, openDetails } from '#tests/support/browser/styles.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { SITE } from '#tests/support/site/built-pages.ts'
import { kinds } from '#tests/support/site/registry.ts'

const compressedSize = (file: string) => brotliCompressSync(readFileSync(join(SITE, file))).length

/** Bytes, as Brotli compresses them at its best. */
const LIMIT = { static: 4_400, islands: 76_500 }
/** Files. Each is a request, and on a slow line a while of its own. */
const MOST_FILES = 8

const USES_REACT = [
  ...['HomePage', 'BookingPage', 'CommercialQuotePage', 'QuoteSubmittedPage'],
  ...['VisitPage', 'AnswerPage', 'QuotePage', 'UndoPage'],
]

/** The page paints before it fetches a script or the typeface, and nothing moves. @returns the scripts that it fetched */
async function expectPaintFirst(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 823 })
  // How a network cuts the page into pieces is another matter: it is whole when it is painted.
  const isWhole = page.waitForResponse(`**${path}`).then((response) => response.finished())
  // A route turns the browser's cache off: each width is a first visit.
  await page.route('**/*.css', async (route) => {
    await isWhole
    await route.continue()
  })
  await openWorking(page, path)
  await settled(page)
  await page.unrouteAll()
  const { paint, files, shifts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    files: performance.getEntriesByType('resource').filter(({ name }) => /\.(js|woff2)$/.test(name)),
    shifts: window.shifts,
  }))
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(files.length).toBeGreaterThan(scripts.length)
  expect(Math.min(...files.map(({ startTime }) => startTime))).toBeGreaterThan(Number(paint))
  expect(shifts).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  return [...new Set(scripts.map(({ name }) => new URL(name).pathname))]
}

function expectLittleScript(kind: string, scripts: readonly string[]) {
  const bytes = scripts.map(compressedSize).reduce((total, size) => total + size, 0)
  const hasReact = scripts.some((file) => file.includes('/react-'))
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  test.info().annotations.push({ type: 'files', description: String(scripts.length) })
  expect(scripts.length).toBeLessThanOrEqual(MOST_FILES)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(hasReact ? LIMIT.islands : LIMIT.static)
  if (hasReact) expect(USES_REACT).toContain(kind)
}

const WIDTHS = [320, 355, 390, 430, 600, 768, 1024, 1280]

/** The phone numbers and arrival windows of a page: how many there are, and the texts around those that take two lines. */
function broken(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const result = { count: 0, broken: [] as string[] }
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const match of (node.nodeValue ?? '').matchAll(/\(\d{3}\) \d{3}-\d{4}|\d+( AM)?-\d+ [AP]M/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        result.count += 1
        if (lines.size > 1) result.broken.push(`${node.parentElement?.className}: ${node.nodeValue}`)
      }
    }
    return result
  })
}

for (const { kind, paths } of kinds) {
  test(`${kind}: a first visit paints first, fetches little script, loses no style, breaks no number, sets no cookie and has nothing to complain of (P15.6)`, async ({
    page,
  }) => {
    const [path = ''] = paths
    const complaints = collectComplaints(page)
    await recordShifts(page)
    expectLittleScript(kind, await expectPaintFirst(page, path, 412))
    await expectPaintFirst(page, path, 1280)
    // That it is not found is what this page is for.
    expect(complaints.filter((text) => kind !== 'NotFoundPage' || !/404/.test(text))).toEqual([])
    await openDetails(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await broken(page)
      expect(found.count).toBeGreaterThan(0)
      expect(found.broken, `at ${width}`).toEqual([])
    }
    await expectSameStyles(page)
  })
}
