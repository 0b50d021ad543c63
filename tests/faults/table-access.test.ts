/** Functions cope with a table that leaves keys unprocessed, and with rows that change between reads. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { newAdmin } from '#functions/account/new-admin.ts'
import { handler as sweep } from '#functions/notifier/sweeper.lambda.ts'
import { dropMails, planMail, queueMail } from '#functions/outbox/mail-writes.ts'
import { requeue } from '#functions/outbox/transitions.ts'
import { createAdmin, getAdmin, getSignedIn, replacePassword } from '#functions/session/admin-store.ts'
import { pauseReceipts } from '#functions/settings/setting-store.ts'
import { mailKey } from '#functions/table/keys.ts'
import { batchGet, queryRows } from '#functions/table/read.ts'
import { put, transact } from '#functions/table/transact.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { type OwnTable, startOwnTable } from '#tests/support/table/own-table.ts'
import { startTableProxy, type TableProxy, tableAnswer } from '#tests/support/table/proxy.ts'
import { failMail } from '#tests/support/table/rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let dynamodb: OwnTable
let table: TableProxy
let stopsOnce = false
/** Number of batches that the table will leave unprocessed, and when each was requested. */
let leftOut = 0
let batches: number[] = []
/** Of each read, whether it was strongly consistent. */
const reads: unknown[] = []

beforeAll(async () => {
  dynamodb = await startOwnTable()
  await prepareTable(dynamodb.endpoint, async () => {})
  table = await startTableProxy(dynamodb.endpoint, async ({ operation, body }, pass) => {
    const { RequestItems, ConsistentRead } = JSON.parse(body.toString())
    if (['GetItem', 'Query'].includes(operation)) reads.push(ConsistentRead)
    const stops = stopsOnce
    stopsOnce = false
    if (stops) return { ...(await pass()), stops: true }
    if (operation !== 'BatchGetItem') return pass()
    batches.push(performance.now())
    reads.push(...Object.values<{ ConsistentRead?: true }>(RequestItems).map((one) => one.ConsistentRead))
    if (leftOut-- <= 0) return pass()
    return tableAnswer(200, { Responses: {}, UnprocessedKeys: RequestItems })
  })
  Object.assign(process.env, tableEnvironment(table.url))
})

/** Queues the owner's mail about a lead. @returns its id, and the lead's */
async function leadMail(at = Date.now()) {
  const recordId = randomUUID()
  const now = new Date(at).toISOString()
  await transact([queueMail({ kind: 'owner', recordType: 'contact', recordId, now })])
  return { id: `owner-${recordId}`, recordId }
}

beforeEach(() => {
  leftOut = 0
  batches = []
})

afterAll(async () => {
  await table.stop()
  await dynamodb.stop()
})

test('rows that a busy table leaves unprocessed are requested again after a pause', async () => {
  const mail = await leadMail()
  leftOut = 4
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(await batchGet([mailKey(mail.id)])).toEqual([expect.objectContaining(mail)])
  expect(batches).toHaveLength(5)
  const pauses = batches.slice(1).map((at, index) => at - (batches[index] ?? 0))
  for (const [index, least] of [20, 40, 80, 160].entries()) expect(pauses[index]).toBeGreaterThan(least - 2)
})

test('a table that keeps leaving rows unprocessed is reported as busy soon', async () => {
  leftOut = Number.POSITIVE_INFINITY
  const busy = { status: 503, retryAfter: expect.any(Number) }
  await expect(batchGet([mailKey('owner-x')])).rejects.toMatchObject(busy)
  expect(batches).toHaveLength(6)
})

test('an answer that stops halfway is asked for again', async () => {
  stopsOnce = true
  expect(await getAdmin(randomUUID())).toBeUndefined()
  expect(reads.slice(-2)).toEqual([true, true])
})

test('a batch holds exactly the requested attributes, also reserved words', async () => {
  const { id } = await leadMail()
  expect(await batchGet([mailKey(id)], ['id', 'status'])).toEqual([{ id, status: 'queued' }])
})

test('each read of the table sees what was written before it; an index cannot promise that', async () => {
  reads.length = 0
  expect(await getSignedIn(randomUUID(), randomUUID())).toBeUndefined()
  expect(await getAdmin(randomUUID())).toBeUndefined()
  expect(await queryRows({ partition: randomUUID() })).toEqual([])
  expect(await queryRows({ index: 'byStatus', partition: randomUUID() })).toEqual([])
  expect(reads).toEqual([true, true, true, false])
})

test('the later of two concurrent password changes is refused and undoes nothing', async () => {
  const request = { username: 'owner', email: 'owner@example.com', password: 'a fairly long passphrase' }
  const admin = await newAdmin(request)
  await createAdmin(admin)
  await replacePassword(admin, 'the first hash')
  await expect(replacePassword(admin, 'the second hash')).rejects.toMatchObject({ status: 409 })
  expect(await getAdmin(admin.id)).toMatchObject({ passwordHash: 'the first hash' })
})

/** What a sweep writes for the alarms. */
async function metricsOfSweep() {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await sweep()
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  return lines.findLast((line) => 'OutboxOldestSeconds' in line)
}

test("a requeued mail's retry time starts anew, however old its lead, and its metric says so", async () => {
  const { id } = await leadMail(Date.now() - 9 * DAY_MS)
  await failMail(dynamodb.endpoint, id)
  await requeue(id, new Date(Date.now() - 60_000))
  const { OutboxOldestSeconds, _aws } = await metricsOfSweep()
  expect(OutboxOldestSeconds).toBeGreaterThanOrEqual(60)
  expect(OutboxOldestSeconds).toBeLessThan(3600)
  // The embedded metric format of CloudWatch's user guide.
  const Metrics = expect.arrayContaining([{ Name: 'OutboxOldestSeconds', Unit: 'Seconds' }])
  const directive = { Namespace: process.env['TABLE_NAME'], Dimensions: [[]], Metrics }
  expect(_aws).toEqual({ Timestamp: expect.any(Number), CloudWatchMetrics: [directive] })
})

test('each sweep says whether receipts are paused (P14.5)', async () => {
  expect(await metricsOfSweep()).toMatchObject({ ReceiptsPaused: 0, ReceiptsUsedUp: 0 })
  await pauseReceipts()
  expect(await metricsOfSweep()).toMatchObject({ ReceiptsPaused: 1, ReceiptsUsedUp: 0 })
})

test('a deletion that is refused loses no mail that is still to be sent, however many were sent (P32.6)', async () => {
  const about = { recordType: 'booking', recordId: randomUUID(), now: '2026-11-02T16:00:00.000Z' } as const
  const waiting = planMail({ ...about, kind: 'done', dueAt: '2026-11-23T18:00:00.000Z' })
  const numbers = Array.from({ length: 120 }, (_, number) => number)
  const sent = numbers.map((number) => mailKey(`reminder-${about.recordId}-${number}`))
  for (const { pk, sk } of sent) await transact([put({ pk, sk, id: sk })])
  await transact([waiting])
  const writes = await dropMails(about.recordId)
  const partition = mailKey(`done-${about.recordId}`).pk
  expect((await queryRows({ partition })).map(({ id }) => id)).toContain(`done-${about.recordId}`)
  await transact(writes)
  expect(await queryRows({ partition })).toEqual([])
})
