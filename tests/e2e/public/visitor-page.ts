/** Shared by browser tests of public pages. */
import type { BrowserContext, Page } from '@playwright/test'
import { signal } from '#tests/support/signal.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Makes one method of a path fail from now on. */
export async function breakApi(page: Page, method: string, path: string, how: 'no connection' | '500') {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await nextFrames(page)
    if (how === 'no connection') return route.abort('connectionrefused')
    return route.fulfill({ status: Number(how), json: { message: 'Not now' } })
  })
}

/** No answer is quicker: by then the page has shown that it waits, and a button that was switched off has lost the focus. */
async function nextFrames(page: Page): Promise<void> {
  const shown = page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  // A page that has gone shows nothing.
  await shown.catch(() => {})
}

/** Holds back requests until the returned function is called: by default, those for the script that everything else waits for. */
export async function holdBack(page: Page | BrowserContext, path: string | RegExp = '**/assets/main-*.js') {
  const { given, give: release } = signal()
  await page.route(path, async (route) => {
    await given
    await route.continue()
  })
  return release
}

/** Opens a page and waits for its script; an island hydrates when it comes near the screen or is touched. */
export async function openWorking(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/**
 * Waits until the network is idle, for at most ten seconds: Playwright sometimes misses the end of a request, and would wait
 * until the test times out.
 */
export const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)

/** Opens a page as a phone does that had dropped it: the browser itself restores nothing. */
export async function openAnew(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(path)
}

/** Puts something into local storage before the page's own scripts run; later changes by the page stay. */
export async function seedStorage(page: Page, key: string, text: string) {
  await page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem(`seeded ${name}`)) return
      sessionStorage.setItem(`seeded ${name}`, 'yes')
      localStorage.setItem(name, value)
    },
    [key, text] as const,
  )
}

/** Opens a page, and again while a busy browser paints it before it is parsed: a choice stands elsewhere without its words. For tests of what moves. */
export async function openWhole(page: Page, open: () => Promise<unknown>) {
  do await open()
  while (await page.evaluate(isPaintedInPart))
}

function isPaintedInPart(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-paint')
  return (paint?.startTime ?? Infinity) < (page as PerformanceNavigationTiming).domInteractive
}

/** Makes every page keep its layout shifts in `window.shifts`. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    const write = (list: PerformanceObserverEntryList) =>
      window.shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
    new PerformanceObserver(write).observe({ type: 'layout-shift', buffered: true })
  })
}
