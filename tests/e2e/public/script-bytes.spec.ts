/** The script that a browser fetches before anything is touched. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '#tests/support/browser/test.ts'
import { SITE } from '#tests/support/site/built-pages.ts'
import { samples } from '#tests/support/site/registry.ts'

const compressedSize = (file: string) => brotliCompressSync(readFileSync(join(SITE, file))).length

/** Bytes, as Brotli compresses them at its best. */
const LIMIT = { static: 6_000, islands: 75_000 }
/** Files. Each is a request, and on a slow line a while of its own. */
const MOST_FILES = 8

const USES_REACT = [
  'HomePage',
  'BookingPage',
  'CommercialQuotePage',
  'QuoteSubmittedPage',
  'VisitPage',
  'AnswerPage',
  'QuotePage',
  'UndoPage',
]

for (const { path, kind } of samples) {
  test(`${kind} fetches little script before anything is touched`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    // A route turns the browser's cache off.
    await page.route('**/*.js', (route) => route.continue())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts].map(compressedSize).reduce((total, size) => total + size, 0)
    const hasReact = [...scripts].some((file) => file.includes('/react-'))
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    test.info().annotations.push({ type: 'files', description: String(scripts.size) })
    expect(scripts.size).toBeLessThanOrEqual(MOST_FILES)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThanOrEqual(hasReact ? LIMIT.islands : LIMIT.static)
    if (hasReact) expect(USES_REACT).toContain(kind)
  })
}
