/** Time that an endpoint needs in a new table and in one with years of history. */
import { rm } from 'node:fs/promises'
import type { EndpointName } from '#schemas/routes.ts'
import { load } from '#tests/bench/load.ts'
import type { Section } from '#tests/bench/report.ts'
import { CALLS, FEW, nextShot } from '#tests/bench/scale/scale-calls.ts'
import { inTurn, median, quantile } from '#tests/bench/statistics.ts'
import { fillTable } from '#tests/bench/tables/open-table.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'

/** Measured against the target; public reads read no records. */
const BACK_OFFICE: EndpointName[] = [
  'getDashboard',
  'listQuotes',
  'listContacts',
  'listBookings',
  'listCommercialQuotes',
  'listCustomers',
  'getCustomer',
]

type Round = { p50: number; p99: number; perSecond: number }
type Side = { stack: TestStack; cookie: string }
type Figure = { name: EndpointName; few: Round; many: Round; ratio: number }

/** @param isShort 200 rows and one round instead of 100,000 and seven */
export async function measureScale({ isShort }: { isShort: boolean }): Promise<Section> {
  const rows = isShort ? 200 : 100_000
  const rounds = isShort ? 1 : 7
  const sides: Side[] = []
  try {
    for (const size of [FEW, rows]) sides.push(await startSide(size))
    const figures: Figure[] = []
    for (const name of CALLS) figures.push(await compare(name, sides, rounds, isShort))
    return toSection(figures, rows, rounds)
  } finally {
    for (const { stack } of sides) {
      await stack.stop()
      await rm(stack.dataDir, { recursive: true })
    }
  }
}

async function startSide(rows: number): Promise<Side> {
  const stack = await startTestStack({ dataDir: await fillTable(rows) })
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  return { stack, cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; ') }
}

async function compare(name: EndpointName, sides: Side[], rounds: number, isShort: boolean): Promise<Figure> {
  const results = new Map<Side, Round[]>(sides.map((side) => [side, []]))
  for (let round = 0; round < rounds; round++) {
    for (const side of inTurn(sides, round)) {
      results.get(side)?.push(await measureRound(side, name, isShort))
    }
  }
  const [few = [], many = []] = results.values()
  const ratios = few.map(({ p50 }, round) => (many[round]?.p50 ?? Number.NaN) / p50)
  return { name, few: middle(few), many: middle(many), ratio: median(ratios) }
}

async function measureRound({ stack, cookie }: Side, name: EndpointName, isShort: boolean): Promise<Round> {
  const next = () => nextShot(name, cookie)
  const alone = await load(stack.url, { connections: 1, requests: isShort ? 20 : 200 }, next)
  const together = await load(stack.url, { connections: 8, requests: isShort ? 24 : 400 }, next)
  return { p50: median(alone.times), p99: quantile(alone.times, 0.99), perSecond: together.perSecond }
}

function middle(rounds: Round[]): Round {
  return {
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  }
}

function toSection(figures: Figure[], rows: number, rounds: number): Section {
  const number = rows.toLocaleString('en-US')
  const both = (heading: string) => [`${heading}, ${FEW}`, `${heading}, ${number}`]
  return {
    title: 'Few rows and many',
    notes: [
      `The local stack, as \`npm start\` runs it, on a table with ${FEW} and on one with ${number} quotes, contacts, bookings and
commercial quotes each, with their mails. Latency is that of one connection, throughput that of eight, in requests a second; median
of ${rounds} rounds, the two tables in turn. Lists are asked for ${FEW} rows.`,
    ],
    targets: figures
      .filter(({ name }) => BACK_OFFICE.includes(name))
      .map(({ name, ratio }) => ({
        figure: `${name}: p50 with ${number} rows ÷ p50 with ${FEW}`,
        measured: ratio,
        limit: 1.2,
        wanted: 'at most',
        unit: '×',
      })),
    columns: ['Endpoint', ...both('p50 ms'), 'ratio', ...both('p99 ms'), ...both('req/s')],
    rows: figures.map(({ name, few, many, ratio }) => [
      name,
      few.p50.toFixed(2),
      many.p50.toFixed(2),
      ratio.toFixed(2),
      few.p99.toFixed(1),
      many.p99.toFixed(1),
      Math.round(few.perSecond),
      Math.round(many.perSecond),
    ]),
  }
}
