/** Deletes spam step by step. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/environment.ts'
import { AppError, notFound } from '#functions/errors.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { table } from '#functions/table/client.ts'
import { countDifference } from '#functions/table/counters.ts'
import { type EntityName, recordKey, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Condition, remove, transact, type Write } from '#functions/table/transact.ts'
import { Id } from '#schemas/contract/fields.ts'
import type { DeletedSpam, SpamList } from '#schemas/contract/spam.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Records per call, which takes some seconds at most. */
const STEP = 200
/** Records per transaction, which is limited to 100 writes: both halves of each record, and two counters. */
const AT_ONCE = 40

const ENTITIES: Record<SpamList, EntityName> = {
  quotes: 'QUOTE',
  'commercial-quotes': 'COMMERCIAL_QUOTE',
  contacts: 'CONTACT',
  bookings: 'BOOKING',
}

const SpamRow = z.object({
  id: Id,
  /** The other half of a commercial request. */
  contactId: Id.optional(),
  commercialQuoteId: Id.optional(),
})
type SpamRow = z.infer<typeof SpamRow>
type Target = { entity: EntityName; id: string }

const IS_SPAM: Condition = { expression: 'isSpam = :yes', values: { ':yes': true } }

/**
 * Deletes the oldest spam of a list, caught by `until`, and the other halves of commercial requests. Skips records that are
 * kept or deleted concurrently.
 */
export async function deleteSpam(list: SpamList, until: string): Promise<DeletedSpam> {
  const { name, partitionKey, sortKey } = TABLE_SHAPE.indexes.byStatus
  const { Items = [], LastEvaluatedKey } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      IndexName: name,
      KeyConditionExpression: '#partition = :partition AND #sort <= :until',
      ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
      ExpressionAttributeValues: {
        ':partition': statusPartition(ENTITIES[list], SPAM),
        // '~' sorts after every id of that instant.
        ':until': `${until}~`,
      },
      Limit: STEP,
    }),
  )
  const rows = Items.map((item) => SpamRow.parse(item))
  let deleted = 0
  for (let from = 0; from < rows.length; from += AT_ONCE)
    deleted += await deleteSome(ENTITIES[list], rows.slice(from, from + AT_ONCE))
  return { deleted, hasMore: LastEvaluatedKey !== undefined }
}

/** Deletes in one transaction or, if one record has changed, one by one. @returns how many */
async function deleteSome(entity: EntityName, rows: SpamRow[]): Promise<number> {
  const halves = await otherHalves(rows)
  const targets = rows.map((row) => [{ entity, id: row.id }, ...halves.filter(({ of }) => of === row.id)])
  if (await isDeleted(targets.flat())) return rows.length
  let deleted = 0
  for (const target of targets) deleted += Number(await isDeleted(target))
  return deleted
}

async function otherHalves(rows: SpamRow[]): Promise<(Target & { of: string })[]> {
  const halves = rows.flatMap(({ id, contactId, commercialQuoteId }) => [
    ...(contactId ? [{ entity: 'CONTACT' as const, id: contactId, of: id }] : []),
    ...(commercialQuoteId ? [{ entity: 'COMMERCIAL_QUOTE' as const, id: commercialQuoteId, of: id }] : []),
  ])
  if (halves.length === 0) return []
  const there = await batchGet(
    halves.map(({ entity, id }) => recordKey(entity, id)),
    { attributes: ['id', 'isSpam'] },
  )
  const spam = new Set(there.filter(({ isSpam }) => isSpam === true).map(({ id }) => id))
  return halves.filter(({ id }) => spam.has(id))
}

/** @returns false if one of them is no longer spam, or deleted */
async function isDeleted(targets: Target[]): Promise<boolean> {
  try {
    await transact([
      ...targets.map(({ entity, id }) => remove(recordKey(entity, id), IS_SPAM, () => notFound('spam'))),
      ...uncounted(targets),
    ])
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

/** One write per entity: a transaction may contain a row only once. */
function uncounted(targets: Target[]): Write[] {
  const entities = new Set(targets.map(({ entity }) => entity))
  return [...entities].flatMap((entity) =>
    countDifference(entity, { [SPAM]: targets.filter((target) => target.entity === entity).length }, {}),
  )
}
