/** Cold starts: import and first call in a fresh process, against the whole API as one Lambda of Hono and of Express. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type EndpointName, endpoints, routesByName } from '#schemas/api/index.ts'
import { type FunctionCaller, functionCaller } from '#scripts/bench/function-caller.ts'
import type { Section, Target } from '#scripts/bench/report.ts'
import { buildFloor, buildRival } from '#scripts/bench/rivals/build-rivals.ts'
import { sampleCalls } from '#scripts/bench/sample-calls.ts'
import { inTurn, median } from '#scripts/bench/statistics.ts'
import { withTable } from '#scripts/bench/tables/open-table.ts'

const FIRST_CALL = join(import.meta.dirname, 'first-call.mjs')

/** The rows of the table that functions find: enough for full lists. */
const ROWS = 50

const TARGETS = { hono: 0.8, express: 0.6 }

type FirstCall = { importMs: number; totalMs: number; cpuMs: number; status: number; body: string }
type Contender = 'ours' | 'hono' | 'express' | 'hono alone' | 'express alone'

/** Milliseconds of all rounds, by endpoint and contender. */
type Times = Map<EndpointName, Map<Contender, number[]>>

export async function measureColdStarts({ isShort }: { isShort: boolean }): Promise<Section> {
  const names = isShort
    ? (['listPricing', 'createQuote', 'listQuotes'] as const)
    : endpoints.map(({ name }) => name)
  const rounds = isShort ? 3 : 20
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
          const { totalMs } = await sampleFirstCall(caller, name, bundle)
          const byContender = times.get(name)
          byContender?.set(contender, [...(byContender.get(contender) ?? []), totalMs])
        }
        floor.push((await firstCall(floorBundle, caller.event('listPricing'))).totalMs)
      }
    }
  })
  return toSection(times, median(floor), rounds)
}

async function contenders(
  name: EndpointName,
  apis: { hono: string; express: string },
): Promise<[Contender, string][]> {
  return [
    ['ours', bundleOf(name)],
    ['hono', apis.hono],
    ['express', apis.express],
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
  const { statuses = [routesByName[name].status ?? 200], ...input } = await sampleCalls(caller)[name]()
  const result = await firstCall(bundle, caller.event(name, input))
  if (!statuses.includes(result.status)) {
    throw new Error(`${bundle} answered ${result.status} to ${name}: ${result.body}`)
  }
  return result
}

async function firstCall(bundle: string, event: unknown): Promise<FirstCall> {
  const child = fork(FIRST_CALL, [bundle, JSON.stringify(event)], {
    execArgv: [],
    // What functions log goes where nobody waits for it, as on Lambda.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const answer = await Promise.race([once(child, 'message'), exited])
  await exited
  const [result] = answer as [FirstCall | number | null]
  if (typeof result !== 'object' || result === null) throw new Error(`${bundle} ended without an answer`)
  return result
}

function toSection(times: Times, floor: number, rounds: number): Section {
  const rows = [...times].map(([name, byContender]) => {
    const of = (contender: Contender) => median(byContender.get(contender) ?? [])
    const ours = of('ours')
    return {
      name,
      ours,
      kilobytes: statSync(bundleOf(name)).size / 1024,
      floor: ours / floor,
      hono: ours / of('hono'),
      express: ours / of('express'),
      honoAlone: ours / of('hono alone'),
      expressAlone: ours / of('express alone'),
    }
  })
  // Passwords are hashed for a third of a second: that says nothing about starting.
  const compared = rows.filter(({ name }) => name !== 'login' && name !== 'changePassword')
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
      `A fresh process imports a bundle and calls its handler once, with the table in a local emulator; median of ${rounds}. The rivals
are the whole API as ONE Lambda of Hono and ONE of Express 5 (with serverless-http): the same data layer, rules, schemas, SDK
and bundler options; only routing, parsing, errors and answers are the framework's. "Alone" is a rival that serves this one endpoint
and nothing else: what the framework itself costs. The floor is the SDK with one query: ${floor.toFixed(1)} ms.`,
    ],
    targets: [...target('hono'), ...target('express')],
    columns: ['Endpoint', 'KB', 'ms', '÷ floor', '÷ Hono', '÷ Express', '÷ Hono alone', '÷ Express alone'],
    rows: rows.map(({ name, kilobytes, ours, ...ratios }) => [
      name,
      Math.round(kilobytes),
      ours.toFixed(1),
      ratios.floor.toFixed(2),
      ratios.hono.toFixed(2),
      ratios.express.toFixed(2),
      ratios.honoAlone.toFixed(2),
      ratios.expressAlone.toFixed(2),
    ]),
  }
}
