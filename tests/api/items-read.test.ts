/** What the owner looks at each day must not cost more with every year of history. */
import { rm } from 'node:fs/promises'
import { devNull } from 'node:os'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SOME } from '#scripts/bench/scale/scale-calls.ts'
import { countedTable, type ScaleTable } from '#scripts/bench/scale/scale-table.ts'
import { redirectConsole } from '#scripts/local/function-log.ts'

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

test('dashboard, lists and what visitors call read exactly as many items of a table three times as large', () => {
  const [some, many] = tables.map(({ reads }) => Object.fromEntries(reads))
  expect(many).toEqual(some)
})

test('the dashboard reads each counter once', () => {
  const { reads } = tables[0] as ScaleTable
  // Session and admin; three lists, their mails, counters, settings, failed mails.
  expect(reads.get('getDashboard')?.requests).toBe(2 + 3 + 1 + 1 + 1 + 1)
})
