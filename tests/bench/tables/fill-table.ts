/**
 * `tsx tests/bench/tables/fill-table.ts <data directory> <rows>`: a table as `npm start` would find it after years, with
 * that many rows of each kind. A program of its own, because the data layer knows one table a process.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { updateSetting } from '#functions/settings/setting-store.ts'
import { DATABASE_FILE, emulatorProgram, startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import {
  LOCAL_TABLE,
  prepareTable,
  tableDefinition,
  tableEnvironment,
} from '#scripts/local/aws/dynamodb-table.ts'
import { seedTable } from '#scripts/table/seed.ts'
import { openExportFile } from '#tests/bench/tables/export-file.ts'
import { adminOf } from '#tests/bench/tables/open-table.ts'
import { pastWrites, WINDOW_CAPACITY } from '#tests/bench/tables/past-writes.ts'

const [dataDir = '', rows = ''] = process.argv.slice(2)
const exportDir = join(dataDir, 'export')

process.env[ENV.tableName] = LOCAL_TABLE
await writeExport(Number(rows))
importExport()
rmSync(exportDir, { recursive: true })
await completeTable()

async function writeExport(count: number): Promise<void> {
  mkdirSync(join(exportDir, LOCAL_TABLE, 'data'), { recursive: true })
  const file = openExportFile(join(exportDir, LOCAL_TABLE, 'data', 'rows.json'))
  const now = new Date()
  for (let n = 0; n < count; n++) file.add(pastWrites(n, count, now))
  file.finish()
}

function importExport(): void {
  const schema = join(exportDir, 'schema.json')
  writeFileSync(schema, JSON.stringify({ Table: { ...tableDefinition(), TableStatus: 'ACTIVE' } }))
  const { status, stderr } = spawnSync(emulatorProgram(), [
    'import',
    ...['--source', exportDir, '--schema', schema, '--output', join(dataDir, DATABASE_FILE)],
  ])
  if (status !== 0) throw new Error(`The emulator did not import the rows: ${stderr}`)
}

/** Defaults, admin and stream, as the local stack gives them to a table. */
async function completeTable(): Promise<void> {
  const dynamodb = await startDynamodb(dataDir, 0)
  Object.assign(process.env, tableEnvironment(dynamodb.endpoint))
  await prepareTable(dynamodb.endpoint, async () => {
    await seedTable(adminOf(dataDir))
    await updateSetting('window_capacity', String(WINDOW_CAPACITY), undefined)
  })
  await dynamodb.stop()
}
