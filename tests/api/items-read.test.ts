/** Daily reads must not cost more with every year of history. */
import { rm } from 'node:fs/promises'
import { devNull } from 'node:os'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { FEW, SOME } from '#tests/bench/scale/scale-calls.ts'
import { countedTable, type ScaleTable } from '#tests/bench/scale/scale-table.ts'

let restoreConsole: () => Promise<void>
const tables: ScaleTable[] = []

beforeAll(async () => {
  restoreConsole = redirectConsole(devNull)
  for (const rows of [SOME, 3 * SOME]) tables.push(await countedTable(rows))
})

afterAll(async () => {
  for (const { dataDir } of tables) await rm(dataDir, { recursive: true })
  await restoreConsole()
})

test('dashboard, lists and public reads read as many items of a table three times as large', () => {
  const [some, many] = tables.map(({ reads }) => Object.fromEntries(reads))
  expect(many).toEqual(some)
})

test('the dashboard reads each counter once', () => {
  const { reads } = tables[0] as ScaleTable
  // Session with admin; three lists, their mails, counters, settings, failed mails, the day's receipts.
  expect(reads.get('getDashboard')?.requests).toBe(1 + 3 + 1 + 1 + 1 + 1 + 1)
})

test('a list reads its rows, their mails and the counters of its own kind', () => {
  const { requests, items = Number.NaN } = (tables[0] as ScaleTable).reads.get('listQuotes') ?? {}
  expect(requests).toBe(1 + 1 + 1 + 1)
  // Session and admin; the rows, a mail of each, at most eight shards.
  expect(items).toBeLessThanOrEqual(2 + FEW + FEW + 8)
})
