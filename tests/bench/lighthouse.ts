/** Runs Lighthouse on pages of a local stack. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { endWithThisProcess } from '#scripts/local/process/end-with-this-process.ts'
import { CHROMIUM_FLAGS, requireChromium } from '#scripts/test/chromium.ts'
import { fontsEnvironment } from '#scripts/test/fonts.ts'
import { startHttp2Front } from '#tests/bench/http2-front.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/** With JavaScript as it ships, and with every script file blocked. */
export const MODES = ['whole', 'no JavaScript'] as const
type Mode = (typeof MODES)[number]

export type Run = Record<keyof typeof METRICS, number> & { scores: number[]; faults: string[] }
/** Starts a stack behind HTTP/2 with TLS and a browser, and ends both. */
export async function withLighthouse(
  use: (measure: (path: string, mode: Mode, run: number) => Promise<Run>) => Promise<void>,
): Promise<void> {
  const stack = await startTestStack()
  const front = await startHttp2Front(stack.url)
  const chrome = await launch({
    chromePath: requireChromium(),
    envVars: fontsEnvironment('narrow'),
    chromeFlags: ['--headless', front.trust, ...CHROMIUM_FLAGS],
  })
  endWithThisProcess(chrome.process)
  try {
    await use((path, mode, run) => measurePage(front.url + path, chrome.port, mode, run))
  } finally {
    chrome.kill()
    front.close()
    await stack.stop()
  }
}

async function measurePage(url: string, port: number, mode: Mode, run: number): Promise<Run> {
  // Without JavaScript only paint and blocking are compared; what is no matter of time is the same in each run.
  const measured = mode === 'whole' && run === 0 ? CATEGORIES : CATEGORIES.slice(0, 1)
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...measured],
    ...(mode === 'no JavaScript' && { blockedUrlPatterns: ['*.js'] }),
  }
  const result: RunnerResult | undefined = await lighthouse(url, flags)
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  /** Audits that cost a category points. */
  const faultsOf = (category: string) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
  return {
    lcp: value(METRICS.lcp),
    tbt: value(METRICS.tbt),
    cls: value(METRICS.cls),
    bytes: value(METRICS.bytes),
    scores: measured.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    faults: measured.slice(1).flatMap(faultsOf),
  }
}
