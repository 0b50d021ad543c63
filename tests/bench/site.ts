/** Lighthouse 12, mobile, over every public page, and each page's largest paint against its own without JavaScript. */
import { CATEGORIES, type METRICS, MODES, type Run, withLighthouse } from '#tests/bench/lighthouse.ts'
import type { Section } from '#tests/bench/report.ts'
import { inTurn, median } from '#tests/bench/statistics.ts'
import { pages } from '#tests/support/site/registry.ts'

/** Of each page and mode: one disturbed run must not speak for a page. */
const RUNS = 3

type Page = { path: string; whole: Run[]; floor: Run[] }

/** @param isShort the home page once instead of every page three times */
export async function measureSite({ isShort }: { isShort: boolean }): Promise<Section> {
  const runs = isShort ? 1 : RUNS
  const all = pages.filter(({ isHidden }) => !isHidden).map(({ path }) => path)
  const paths = isShort ? all.slice(0, 1) : all
  const measured: Page[] = []
  await withLighthouse(async (measure) => {
    // Not counted: browser and stack have just started, which the first page would pay for.
    await measure('/', 'whole', 1)
    for (const path of paths) {
      const page: Page = { path, whole: [], floor: [] }
      for (let run = 0; run < runs; run++)
        for (const mode of inTurn(MODES, run))
          page[mode === 'whole' ? 'whole' : 'floor'].push(await measure(path, mode, run))
      measured.push(page)
    }
  })
  return toSection(measured, runs)
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
  const lowest = Math.min(...figures.flatMap(({ scores }) => scores))
  const worst = (value: (figure: (typeof figures)[number]) => number) => Math.max(...figures.map(value))
  return {
    title: 'Lighthouse',
    notes: [
      `Lighthouse 12, mobile with simulated throttling, on the local stack behind HTTP/2 with TLS (brotli), as CloudFront serves it; ${figures.length} public pages, median of ${runs} run(s)
of each with its JavaScript and without. "LCP ratio" is the page's largest contentful paint against its own with every script file blocked.`,
    ],
    targets: [
      { figure: 'Lowest of all scores', measured: lowest, limit: 100, isLeast: true },
      { figure: 'Highest LCP ratio', measured: worst(({ ratio }) => ratio), limit: 1.1, unit: '×' },
      { figure: 'Highest TBT, ms', measured: worst(({ tbt }) => tbt), limit: 50 },
      { figure: 'Highest CLS', measured: worst(({ cls }) => cls), limit: 0 },
    ],
    rows: figures.map(({ path, scores, lcp, floor, ratio, tbt, floorTbt, cls, bytes, faults }) => ({
      Page: path,
      'perf/a11y/bp/seo': scores.join('/'),
      'LCP ms': Math.round(lcp),
      'no-JS LCP ms': Math.round(floor),
      'LCP ratio': ratio.toFixed(2),
      'TBT ms': Math.round(tbt),
      'no-JS TBT ms': Math.round(floorTbt),
      CLS: String(Number(cls.toFixed(6))),
      KB: Math.round(bytes / 1024),
      Faults: faults.join(', '),
    })),
  }
}
