/** The pages of links on Lighthouse's phone: how long until what the link names is seen, and what the browser fetches for it. */
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, requireChromium } from '#scripts/test/chromium.ts'
import { fontsEnvironment } from '#scripts/test/fonts.ts'
import { startHttp2Front } from '#tests/bench/http2-front.ts'
import type { Section } from '#tests/bench/report.ts'
import { median } from '#tests/bench/statistics.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { openWindows, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { linkIn, mailTo } from '#tests/support/mail/mailbox.ts'

const RUNS = 7
/** Milliseconds, on a machine that does nothing else. */
const GOAL = 1300

/** Lighthouse's phone: a slow 4G line and a processor a quarter as fast as this one. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PROCESSOR_SLOWDOWN = 4

type Opening = { content: number; paint: number; modules: number; scriptBytes: number }

/** @param isShort once instead of seven times */
export async function measureLinks({ isShort }: { isShort: boolean }): Promise<Section> {
  const runs = isShort ? 1 : RUNS
  const stack = await startTestStack()
  const front = await startHttp2Front(stack.url)
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_FLAGS, front.trust],
    env: fontsEnvironment('narrow'),
  })
  try {
    const measured: Record<string, Opening[]> = {}
    for (const link of await mailedLinks(stack)) {
      const openings: Opening[] = []
      for (let run = 0; run < runs; run++) openings.push(await open(browser, front.url + link))
      measured[link.replace(/\?.*/, '')] = openings
    }
    return toSection(measured, runs)
  } finally {
    await browser.close()
    front.close()
    await stack.stop()
  }
}

/** Of a visit and of a quote. */
async function mailedLinks(stack: TestStack): Promise<string[]> {
  const customer = apiClient(stack)
  const [email, asking] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`]
  // One that its customer can still move.
  const window = (await openWindows(customer)).at(20)
  if (!window) throw new Error('No arrival window is open')
  await customer.expect('createBooking', { ...visitor(), ...window, email })
  const customerInfo = { name: 'Ana Ruiz', email: asking }
  await customer.expect('createQuote', quoteRequest({ customerInfo }))
  const linkTo = async (to: string, page: string) => linkIn((await mailTo(stack, to)).body, page)
  return Promise.all([linkTo(email, '/visit'), linkTo(asking, '/quote')])
}

/** As somebody who has never been here. */
async function open(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    await page.addInitScript(() => {
      const look = new MutationObserver(() => {
        // The note of a link that shows nothing is a panel of thanks.
        if (!document.querySelector('[data-island] .panel:not(.prose)')) return
        look.disconnect()
        // Behind the frame that paints it.
        requestAnimationFrame(() => setTimeout(() => performance.mark('content')))
      })
      look.observe(document, { childList: true, subtree: true })
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('content').length > 0)
    // What comes from the cache has transferred nothing.
    const entries = (await page.evaluate(() => performance.getEntries().map((entry) => entry.toJSON()))) as {
      name: string
      startTime: number
      transferSize?: number
    }[]
    const startOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.startTime ?? Number.NaN
    const scripts = entries.filter(({ name }) => name.endsWith('.js'))
    return {
      content: startOf('content'),
      paint: startOf('first-contentful-paint'),
      modules: new Set(scripts.map(({ name }) => name)).size,
      scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    }
  } finally {
    await context.close()
  }
}

function toSection(measured: Record<string, Opening[]>, runs: number): Section {
  const middle = (openings: Opening[], figure: keyof Opening) =>
    median(openings.map((opening) => opening[figure]))
  const worst = (figure: keyof Opening) =>
    Math.max(...Object.values(measured).map((openings) => middle(openings, figure)))
  return {
    title: 'Links',
    notes: [
      `The pages of links on Lighthouse's phone: 150 ms and 1.6 Mbit/s, the processor slowed down ${PROCESSOR_SLOWDOWN} times, nothing in the cache; median of ${runs} run(s). The content is seen when the visit or the quote of the link has been painted.`,
    ],
    targets: [
      { figure: 'Content is seen, ms', measured: worst('content'), limit: GOAL },
      { figure: 'Modules', measured: worst('modules'), limit: 8 },
    ],
    rows: Object.entries(measured).map(([path, openings]) => ({
      Page: path,
      'Content ms': Math.round(middle(openings, 'content')),
      'First paint ms': Math.round(middle(openings, 'paint')),
      Modules: middle(openings, 'modules'),
      'Script KB': (middle(openings, 'scriptBytes') / 1000).toFixed(1),
    })),
  }
}
