/** A filled table, and how much of it a call reads. */
import type { EndpointName } from '#schemas/routes.ts'
import { type CountingProxy, type Reads, startCountingProxy } from '#tests/bench/scale/counting-proxy.ts'
import { READS } from '#tests/bench/scale/scale-calls.ts'
import { adminOf, fillTable, openTable } from '#tests/bench/tables/open-table.ts'
import { functionCaller } from '#tests/support/api/function-caller.ts'

export type ScaleTable = { rows: number; dataDir: string; reads: Map<EndpointName, Reads> }

/** Fills a table with `rows` rows of each kind and counts what the reading endpoints read of it. */
export async function countedTable(rows: number): Promise<ScaleTable> {
  const dataDir = await fillTable(rows)
  const table = await openTable(dataDir)
  const proxy = await startCountingProxy(table.endpoint)
  try {
    return { rows, dataDir, reads: await countReads(dataDir, proxy) }
  } finally {
    await proxy.stop()
    await table.close()
  }
}

async function countReads(dataDir: string, proxy: CountingProxy): Promise<ScaleTable['reads']> {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = proxy.url
  const { call } = await functionCaller(adminOf(dataDir))
  const reads: ScaleTable['reads'] = new Map()
  for (const name of Object.keys(READS) as EndpointName[]) {
    proxy.take()
    await call(name, READS[name])
    reads.set(name, proxy.take())
  }
  return reads
}
