/** Warm calls: what is added to the SDK's own time for each request, once everything is loaded. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EndpointName } from '#schemas/api/index.ts'
import { functionCaller } from '#scripts/bench/function-caller.ts'
import type { Section } from '#scripts/bench/report.ts'
import { buildFloor, buildRival } from '#scripts/bench/rivals/build-rivals.ts'
import { sampleCalls } from '#scripts/bench/sample-calls.ts'
import { inTurn, median } from '#scripts/bench/statistics.ts'
import { withTable } from '#scripts/bench/tables/open-table.ts'

const NAMES: EndpointName[] = ['listPricing', 'createQuote', 'listQuotes']

/** Rows of the table: a short list, so that the rows themselves do not hide what stands around them. */
const ROWS = 10

/** Calls before the clock is read, for the compiler's sake. */
const WARM_UP = 50

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode?: number }>
type Contender = 'ours' | 'hono' | 'express' | 'floor'

const CONTEXT = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 }

/** @param isShort 20 calls of each endpoint instead of 1000 */
export async function measureWarmCalls({ isShort }: { isShort: boolean }): Promise<Section> {
  const calls = isShort ? 20 : 1000
  const rivals: [Contender, string][] = [
    ['hono', await buildRival('hono')],
    ['express', await buildRival('express')],
    ['floor', await buildFloor()],
  ]
  const rows: (string | number)[][] = []
  await withTable(ROWS, async (_, admin) => {
    const caller = await functionCaller(admin)
    const samples = sampleCalls(caller)
    for (const name of NAMES) {
      const bundles: [Contender, string][] = [
        ['ours', resolve(`dist/functions/${name}/index.mjs`)],
        ...rivals,
      ]
      const handlers: [Contender, Handler][] = []
      for (const [contender, bundle] of bundles) handlers.push([contender, await handlerOf(bundle)])
      const times = new Map<Contender, number[]>(handlers.map(([contender]) => [contender, []]))
      for (let call = isShort ? 0 : -WARM_UP; call < calls; call++) {
        for (const [contender, handler] of inTurn(handlers, Math.abs(call))) {
          const event = caller.event(name, await samples[name]())
          const startedAt = performance.now()
          const { statusCode = 200 } = await handler(event, CONTEXT)
          const ms = performance.now() - startedAt
          if (statusCode >= 300) throw new Error(`${contender} answered ${statusCode} to ${name}`)
          if (call >= 0) times.get(contender)?.push(ms)
        }
      }
      rows.push(rowOf(name, times))
    }
  })
  return {
    title: 'Warm calls',
    notes: [
      `One process, everything loaded, ${calls} calls of each in turn; milliseconds are medians. The rivals are those of the cold starts;
the floor is one query by the SDK alone, whatever the endpoint reads and writes.`,
    ],
    targets: [],
    columns: [
      'Endpoint',
      'ms',
      'Hono ms',
      'Express ms',
      'floor ms',
      '÷ Hono',
      '÷ Express',
      'above floor, ms',
    ],
    rows,
  }
}

async function handlerOf(bundle: string): Promise<Handler> {
  const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler }
  return handler
}

function rowOf(name: string, times: Map<Contender, number[]>): (string | number)[] {
  const of = (contender: Contender) => median(times.get(contender) ?? [])
  const [ours, hono, express, floor] = [of('ours'), of('hono'), of('express'), of('floor')]
  return [
    name,
    ...[ours, hono, express, floor].map((ms) => ms.toFixed(2)),
    (ours / hono).toFixed(2),
    (ours / express).toFixed(2),
    (ours - floor).toFixed(2),
  ]
}
