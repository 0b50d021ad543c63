/** Cold starts: import and first call in a fresh process, against the whole API as one Lambda of Hono and of Express. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { HASHING } from '#functions/bundles.ts'
import { type EndpointName, endpoints, routesByName } from '#schemas/api/index.ts'
import { type FirstCall, firstCall } from '#scripts/bench/cold-start/first-call.ts'
import { type FunctionCaller, functionCaller } from '#scripts/bench/function-caller.ts'
import type { Section, Target } from '#scripts/bench/report.ts'
import { buildFloor, buildRival } from '#scripts/bench/rivals/build-rivals.ts'
import { sampleCalls } from '#scripts/bench/sample-calls.ts'
import { inTurn, median } from '#scripts/bench/statistics.ts'
import { withTable } from '#scripts/bench/tables/open-table.ts'

/** The rows of the table that functions find: enough for full lists. */
const ROWS = 50

/** A public read, a public creation and a list of the back office: these also meet rivals that serve nothing else. */
const TYPICAL: EndpointName[] = ['listPricing', 'createQuote', 'listQuotes']

const TARGETS = { hono: 0.8, express: 0.6 }

type Contender = 'ours' | 'hono' | 'express' | 'hono alone' | 'express alone'

/** All rounds, by endpoint and contender. */
type Times = Map<EndpointName, Map<Contender, FirstCall[]>>

/** @param isShort three endpoints and two rounds instead of all and twenty @param only these endpoints, unless absent */
export async function measureColdStarts({
  isShort,
  endpoints: only,
}: {
  isShort: boolean
  endpoints: EndpointName[] | undefined
}): Promise<Section> {
  const names = only ?? (isShort ? TYPICAL : endpoints.map(({ name }) => name))
  const rounds = isShort ? 2 : 20
  const apis = { hono: await buildRival('hono'), express: await buildRival('express') }
  const floorBundle = await buildFloor()
  const times: Times = new Map(names.map((name) => [name, new Map()]))
  const floor: number[] = []
  await withTable(ROWS, async (_, admin) => {
    const caller = await functionCaller(admin)
    const bundles = new Map<EndpointName, [Contender, string][]>()
    for (const name of names) bundles.set(name, await contenders(name, apis))
    for (let round = 0; round < rounds; round++) {
      for (const name of inTurn(names, round)) {
        for (const [contender, bundle] of inTurn(bundles.get(name) ?? [], round)) {
          if (contender !== 'ours' && round % 2 === 1) continue
          const result = await sampleFirstCall(caller, name, bundle)
          const byContender = times.get(name)
          byContender?.set(contender, [...(byContender.get(contender) ?? []), result])
        }
      }
      floor.push((await firstCall(floorBundle, caller.event('listPricing'))).totalMs)
    }
  })
  return toSection(times, median(floor), rounds)
}

async function contenders(
  name: EndpointName,
  apis: { hono: string; express: string },
): Promise<[Contender, string][]> {
  const three: [Contender, string][] = [
    ['ours', bundleOf(name)],
    ['hono', apis.hono],
    ['express', apis.express],
  ]
  if (!TYPICAL.includes(name)) return three
  return [
    ...three,
    ['hono alone', await buildRival('hono', [name])],
    ['express alone', await buildRival('express', [name])],
  ]
}

const bundleOf = (name: string) => resolve(`dist/functions/${name}/index.mjs`)

async function sampleFirstCall(
  caller: FunctionCaller,
  name: EndpointName,
  bundle: string,
): Promise<FirstCall> {
  const result = await firstCall(bundle, caller.event(name, await sampleCalls(caller)[name]()))
  if (result.status !== (routesByName[name].status ?? 200)) {
    throw new Error(`${bundle} answered ${result.status} to ${name}: ${result.body}`)
  }
  return result
}

function toSection(times: Times, floor: number, rounds: number): Section {
  const rows = [...times].map(([name, byContender]) => {
    const of = (contender: Contender, figure: 'totalMs' | 'cpuMs' = 'totalMs') =>
      median((byContender.get(contender) ?? []).map((result) => result[figure]))
    const ours = of('ours')
    const isTypical = TYPICAL.includes(name)
    const ourCpu = of('ours', 'cpuMs')
    return {
      name,
      ours,
      kilobytes: statSync(bundleOf(name)).size / 1024,
      floor: ours / floor,
      hono: ours / of('hono'),
      express: ours / of('express'),
      honoCpu: ourCpu / of('hono', 'cpuMs'),
      expressCpu: ourCpu / of('express', 'cpuMs'),
      honoAlone: isTypical ? (ours / of('hono alone')).toFixed(2) : '',
      expressAlone: isTypical ? (ours / of('express alone')).toFixed(2) : '',
    }
  })
  // Passwords are hashed for a third of a second: that says nothing about starting.
  const compared = rows.filter(({ name }) => !HASHING.has(name))
  const target = (rival: 'hono' | 'express'): Target[] => [
    {
      figure: `Cold start ÷ ${rival}, median of ${compared.length} endpoints`,
      measured: median(compared.map((row) => row[rival])),
      limit: TARGETS[rival],
      wanted: 'at most',
      unit: '×',
    },
    {
      figure: `Cold start ÷ ${rival}, worst endpoint`,
      measured: Math.max(...compared.map((row) => row[rival])),
      limit: TARGETS[rival],
      wanted: 'at most',
      unit: '×',
    },
  ]
  return {
    title: 'Cold start',
    notes: [
      `A fresh process imports a bundle and calls its handler once, with the table in a local emulator; median of ${rounds}, for the
rivals of ${Math.ceil(rounds / 2)}. The rivals are the whole API as ONE Lambda of Hono and ONE of Express 5 (with serverless-http): the same data layer, rules, schemas, SDK
and bundler options; only routing, parsing, errors and answers are the framework's. "Alone" is a rival that serves this one endpoint
and nothing else: what the framework itself costs. "CPU" compares processor
time, which other programs on the machine hardly disturb. The floor is the SDK with one query: ${floor.toFixed(1)} ms.`,
    ],
    targets: [...target('hono'), ...target('express')],
    columns: [
      'Endpoint',
      'KB',
      'ms',
      '÷ floor',
      '÷ Hono',
      '÷ Express',
      'CPU ÷ Hono',
      'CPU ÷ Express',
      '÷ Hono alone',
      '÷ Express alone',
    ],
    rows: rows.map(({ name, kilobytes, ours, ...ratios }) => [
      name,
      Math.round(kilobytes),
      ours.toFixed(1),
      ratios.floor.toFixed(2),
      ratios.hono.toFixed(2),
      ratios.express.toFixed(2),
      ratios.honoCpu.toFixed(2),
      ratios.expressCpu.toFixed(2),
      ratios.honoAlone,
      ratios.expressAlone,
    ]),
  }
}
