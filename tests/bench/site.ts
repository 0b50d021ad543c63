/** Lighthouse 12, mobile, over every public page, and each page's largest paint against its own without JavaScript. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { endWithThisProcess } from '#scripts/local/end-with-this-process.ts'
import { CHROMIUM_FLAGS, requireChromium } from '#scripts/test/chromium.ts'
import { failedAudits } from '#tests/bench/failed-audits.ts'
import { startHttp2Front } from '#tests/bench/http2-front.ts'
import type { Section } from '#tests/bench/report.ts'
import { inTurn, median } from '#tests/bench/statistics.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'
import { pages } from '#tests/support/site/registry.ts'

/** Of each page and mode: one disturbed run must not speak for a page. */
const RUNS = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/** With JavaScript as it ships, and with every script file blocked. */
const MODES = ['whole', 'no JavaScript'] as const
type Mode = (typeof MODES)[number]

type Run = Record<keyof typeof METRICS, number> & { scores: number[]; faults: string[] }
type Page = { path: string; whole: Run[]; floor: Run[] }

/** @param isShort the home page once instead of every page three times */
export async function measureSite({ isShort }: { isShort: boolean }): Promise<Section> {
  const runs = isShort ? 1 : RUNS
  const all = pages.filter(({ isHidden }) => !isHidden).map(({ path }) => path)
  const paths = isShort ? all.slice(0, 1) : all
  const measured: Page[] = []
  const stack = await startTestStack()
  const front = await startHttp2Front(stack.url)
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
  })
  endWithThisProcess(chrome.process)
  try {
    for (const path of paths) {
      const page: Page = { path, whole: [], floor: [] }
      for (let run = 0; run < runs; run++) {
        for (const mode of inTurn(MODES, run)) {
          const result = await measurePage(front.url + path, chrome.port, mode, run)
          page[mode === 'whole' ? 'whole' : 'floor'].push(result)
        }
      }
      measured.push(page)
    }
  } finally {
    chrome.kill()
    front.close()
    await stack.stop()
  }
  return toSection(measured, runs)
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
  return {
    lcp: value(METRICS.lcp),
    tbt: value(METRICS.tbt),
    cls: value(METRICS.cls),
    bytes: value(METRICS.bytes),
    scores: measured.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    faults: measured.slice(1).flatMap((id) => failedAudits(result, id)),
  }
}

function toSection(measured: Page[], runs: number): Section {
  const figures = measured.map(({ path, whole, floor }) => {
    const of = (list: Run[], metric: keyof typeof METRICS) => median(list.map((run) => run[metric]))
    return {
      path,
      scores: CATEGORIES.map((_, index) => median(whole.flatMap(({ scores }) => scores[index] ?? []))),
      lcp: of(whole, 'lcp'),
      floor: of(floor, 'lcp'),
      ratio: of(whole, 'lcp') / of(floor, 'lcp'),
      tbt: of(whole, 'tbt'),
      floorTbt: of(floor, 'tbt'),
      cls: of(whole, 'cls'),
      bytes: of(whole, 'bytes'),
      faults: [...new Set(whole.flatMap(({ faults }) => faults))],
    }
  })
  const worst = (value: (figure: (typeof figures)[number]) => number) => Math.max(...figures.map(value))
  return {
    title: 'Lighthouse',
    notes: [
      `Lighthouse 12, mobile with simulated throttling, on the local stack behind HTTP/2 with TLS (brotli), as CloudFront serves it; ${figures.length} public pages, median of ${runs} run(s)
of each with its JavaScript and without. "LCP ratio" is the page's largest contentful paint against its own with every script file blocked.`,
    ],
    targets: [
      {
        figure: 'Lowest of all scores',
        measured: Math.min(...figures.flatMap(({ scores }) => scores)),
        limit: 100,
        wanted: 'at least',
        unit: '',
      },
      {
        figure: 'Highest LCP ratio',
        measured: worst(({ ratio }) => ratio),
        limit: 1.1,
        wanted: 'at most',
        unit: '×',
      },
      {
        figure: 'Highest TBT, ms',
        measured: worst(({ tbt }) => tbt),
        limit: 50,
        wanted: 'at most',
        unit: '',
      },
      { figure: 'Highest CLS', measured: worst(({ cls }) => cls), limit: 0, wanted: 'at most', unit: '' },
    ],
    columns: [
      'Page',
      'perf/a11y/bp/seo',
      'LCP ms',
      'no-JS LCP ms',
      'LCP ratio',
      'TBT ms',
      'no-JS TBT ms',
      'CLS',
      'KB',
      'Faults',
    ],
    rows: figures.map(({ path, scores, lcp, floor, ratio, tbt, floorTbt, cls, bytes, faults }) => [
      path,
      scores.join('/'),
      Math.round(lcp),
      Math.round(floor),
      ratio.toFixed(2),
      Math.round(tbt),
      Math.round(floorTbt),
      String(Number(cls.toFixed(6))),
      Math.round(bytes / 1024),
      faults.join(', '),
    ]),
  }
}
