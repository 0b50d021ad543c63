/** What visitors notice of someone who hammers on the sign-in. */
import { addressOf, type LoadResult, load, requireSuccess, type Shot } from '#scripts/bench/load.ts'
import type { Section } from '#scripts/bench/report.ts'
import { inTurn, median, quantile } from '#scripts/bench/statistics.ts'
import { startTestStack } from '#tests/support/test-stack.ts'

/** Connections that the flood keeps busy. */
const FLOODERS = 16

const FLOODS = {
  none: undefined,
  /** Someone guesses the owner's password from many addresses. */
  'one username': (n: number) => login(n, 'owner'),
  /** The worst case: no throttle can tell these from people. */
  'many usernames': (n: number) => login(n, `somebody-${n}`),
}
type Flood = keyof typeof FLOODS

const PRICING: Shot = { method: 'GET', path: '/api/pricing' }

type Round = { p50: number; p99: number; logins: LoadResult | undefined }

function login(n: number, username: string): Shot {
  return {
    method: 'POST',
    path: '/api/admin/login',
    body: { username, password: 'not this one' },
    localAddress: addressOf(n),
  }
}

/** @param isShort one round of 2 s a flood instead of five of 10 s */
export async function measureLoginFlood({ isShort }: { isShort: boolean }): Promise<Section> {
  const seconds = isShort ? 2 : 10
  const rounds = isShort ? 1 : 5
  const results = new Map<Flood, Round[]>()
  const stack = await startTestStack()
  try {
    // The first calls start the functions' threads, which is no flood's doing.
    await load(stack.url, { connections: 1, until: 20 }, () => PRICING)
    await load(stack.url, { connections: 1, until: 1 }, () => login(logins++, 'somebody'))
    const floods = Object.keys(FLOODS) as Flood[]
    for (let round = 0; round < rounds; round++) {
      for (const flood of inTurn(floods, round)) {
        results.set(flood, [...(results.get(flood) ?? []), await measureRound(stack.url, flood, seconds)])
      }
    }
  } finally {
    await stack.stop()
  }
  return toSection(results, seconds, rounds)
}

let logins = 0

async function measureRound(url: string, flood: Flood, seconds: number): Promise<Round> {
  const over = new AbortController()
  const shot = FLOODS[flood]
  const flooding = shot && load(url, { connections: FLOODERS, until: over.signal }, () => shot(logins++))
  const end = AbortSignal.timeout(seconds * 1000)
  const pricing = await load(url, { connections: 1, until: end }, () => PRICING)
  over.abort()
  const flooded = await flooding
  requireSuccess(pricing, 'GET /api/pricing')
  return { p50: median(pricing.times), p99: quantile(pricing.times, 0.99), logins: flooded }
}

function toSection(results: Map<Flood, Round[]>, seconds: number, rounds: number): Section {
  const figures = [...results].map(([flood, measured]) => ({
    flood,
    p50: median(measured.map(({ p50 }) => p50)),
    p99: median(measured.map(({ p99 }) => p99)),
    loginsPerSecond: median(measured.map((round) => round.logins?.perSecond ?? 0)),
    refused: median(measured.map((round) => shareOf(round.logins, 429))),
  }))
  const quiet = figures.find(({ flood }) => flood === 'none')
  const ratioOf = (p99: number) => p99 / (quiet?.p99 ?? Number.NaN)
  return {
    title: 'Login flood',
    notes: [
      `${FLOODERS} connections send wrong passwords as fast as they are answered, from ever new addresses, while one connection asks
GET /api/pricing again and again for ${seconds} s; median of ${rounds} rounds. As on AWS, the sign-in is a function of its own, here in a
thread of its own; the API's own limit of sign-ins a second (infra/throttle.ts) is switched off, so what is hashed here is far more.`,
    ],
    targets: figures
      .filter(({ flood }) => flood !== 'none')
      .map(({ flood, p99 }) => ({
        figure: `GET /api/pricing p99 under a flood on ${flood} ÷ without`,
        measured: ratioOf(p99),
        limit: 2,
        wanted: 'at most',
        unit: '×',
      })),
    columns: ['Flood', 'p50 ms', 'p99 ms', 'p99 ratio', 'logins/s', 'refused with 429'],
    rows: figures.map(({ flood, p50, p99, loginsPerSecond, refused }) => [
      flood,
      p50.toFixed(2),
      p99.toFixed(1),
      ratioOf(p99).toFixed(2),
      Math.round(loginsPerSecond),
      `${Math.round(refused * 100)}%`,
    ]),
  }
}

function shareOf(result: LoadResult | undefined, status: number): number {
  return result ? (result.statuses.get(status) ?? 0) / result.times.length : 0
}
