/**
 * `tsx tests/bench/tables/fill-table.ts <data directory> <rows>`: a table as `npm start` would find it after years, with
 * that many rows of each kind. A program of its own, because the data layer knows one table a process.
 */
import { updateSetting } from '#functions/settings/setting-store.ts'
import { transact } from '#functions/table/transact.ts'
import { startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { seedTable } from '#scripts/table/seed.ts'
import { adminOf } from '#tests/bench/tables/open-table.ts'
import { pastWrites, WINDOW_CAPACITY } from '#tests/bench/tables/past-writes.ts'

/** The golden ratio: its multiples spread evenly between whole numbers. */
const EVENLY = (Math.sqrt(5) - 1) / 2

// A counter's shard is drawn at random: with even draws a table of a hundred rows is sure to have all of them.
let draws = 0
Math.random = () => (draws++ * EVENLY) % 1

const [dataDir = '', rows = ''] = process.argv.slice(2)
const dynamodb = await startDynamodb(dataDir, 0)
Object.assign(process.env, tableEnvironment(dynamodb.endpoint))
await prepareTable(dynamodb.endpoint, async () => {
  await seedTable(adminOf(dataDir))
  await updateSetting('window_capacity', String(WINDOW_CAPACITY), undefined)
  for (let n = 0; n < Number(rows); n++)
    for (const writes of pastWrites(n, Number(rows), new Date())) await transact(writes)
})
await dynamodb.stop()
