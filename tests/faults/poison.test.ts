/** Rows that do not parse, as a faulty release could leave them, among good ones. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { indexKeys, mailKey, recordKey } from '#functions/table/keys.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { ALL_DUE_MS } from '#tests/support/api/function-process.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { fileMailStack } from '#tests/support/mail/mail-stack.ts'
import { putRows, readTable, rowsOf, type TableRow } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const NEIGHBOURS = 6

const own = fileMailStack()

const putRow = (row: TableRow) => putRows(own.stack.dynamodbEndpoint, row)

/** Queues an owner mail about a contact; `changes` may make the row unreadable. @returns the outbox row's id */
async function putMail(recordId: string, changes: { kind?: string; status?: string } = {}): Promise<string> {
  const now = new Date().toISOString()
  const id = notificationId('owner', recordId)
  const row = { id, createdAt: now, updatedAt: now, status: 'queued', attempts: 0, recordId, ...changes }
  const content = { kind: 'owner', recordType: 'contact', ...row }
  await putRow({ ...content, ...mailKey(id), ...indexKeys('OUTBOX', row, row.status) })
  return id
}

/** @returns the id of the quote's owner mail */
async function sendQuote(): Promise<string> {
  const { id } = await apiClient(own.stack).expect('createQuote', quoteRequest())
  return notificationId('owner', id)
}

/** Queues poison before each of some good mails. @returns the ids of both */
async function mix(putPoison: () => Promise<string>): Promise<{ poison: string[]; good: string[] }> {
  const poison: string[] = []
  const good: string[] = []
  for (let neighbour = 0; neighbour < NEIGHBOURS; neighbour++) {
    poison.push(await putPoison())
    good.push(await sendQuote())
  }
  return { poison, good }
}

const areSent = (ids: string[]) =>
  ids.every((id) => own.ses.accepted.some(({ notification }) => notification === id))

async function rowsBy(ids: string[]) {
  const rows = rowsOf(await readTable(own.stack.dynamodbEndpoint), 'OUTBOX')
  return rows.filter(({ id }) => ids.includes(String(id)))
}

test('records that cannot be read delay no neighbour by a minute, and their own mails are marked failed', async () => {
  const { poison, good } = await mix(async () => {
    const id = randomUUID()
    await putRow({ ...recordKey('CONTACT', id), id, message: 42 })
    return putMail(id)
  })
  await until(() => areSent(good))
  await until(async () => (await rowsBy(poison)).every(({ status }) => status === 'failed'))
  expect(own.ses.accepted.filter(({ notification }) => poison.includes(notification))).toEqual([])
})

test('outbox rows that cannot be read delay no neighbour by a minute, neither in the stream nor in a sweep', async () => {
  const { good } = await mix(() => putMail(randomUUID(), { kind: 'pigeon' }))
  await until(() => areSent(good))

  own.ses.setWeather('throttling')
  const postponed = await sendQuote()
  await until(async () => (await rowsBy([postponed])).some((row) => row['nextAttemptAt'] !== undefined))
  own.ses.setWeather('up')
  await own.api.call('sweeper', {}, ALL_DUE_MS)
  expect(areSent([postponed])).toBe(true)
})

test('a failed mail that cannot be read does not hide the dashboard', async () => {
  await putMail(randomUUID(), { kind: 'pigeon', status: 'failed' })
  await own.owner.expect('getDashboard')
})
