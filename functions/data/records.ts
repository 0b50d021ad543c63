/**
 * Records: quotes, contacts, commercial quotes and bookings. One declaration per kind says what it is searched, counted
 * and listed by; creating, replacing and removing then keep row, indexes and counters in step, in one transaction.
 */
import { GetCommand, type GetCommandOutput } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod'
import { config } from '#functions/config.ts'
import { table } from '#functions/data/client.ts'
import { countDifference } from '#functions/data/counters.ts'
import { type EntityName, indexKeys, recordKey } from '#functions/data/keys.ts'
import {
  AlreadyCommitted,
  MUST_EXIST,
  MUST_NOT_EXIST,
  put,
  remove,
  type Write,
} from '#functions/data/transact.ts'
import { changedMeanwhile, sameVersion } from '#functions/data/versions.ts'
import { notFound } from '#functions/domain/errors.ts'

export type RecordKind<T extends { id: string; createdAt: string }> = {
  entity: EntityName
  /** For messages, for instance `booking`. */
  noun: string
  /** Rows are parsed with it on every read; what it does not name (keys, indexes) is left out. */
  schema: z.ZodType<T>
  /** What the back office's search finds it by. */
  searchable: (row: T) => (string | undefined)[]
  /** What it adds to its kind's counters while it exists. */
  counts: (row: T) => Record<string, number>
  status?: (row: T) => string
  /** Further index attributes. */
  extraKeys?: (row: T) => Record<string, string>
}

function toItem<T extends { id: string; createdAt: string }>(
  kind: RecordKind<T>,
  row: T,
): Record<string, unknown> {
  return {
    ...row,
    ...recordKey(kind.entity, row.id),
    ...indexKeys(kind.entity, row, kind.status?.(row)),
    ...kind.extraKeys?.(row),
    search: [row.id, ...kind.searchable(row)].filter(Boolean).join('\n').toLowerCase(),
  }
}

/** Writes for a record that must be new. An existing one is our own, committed by a try whose answer was lost. */
export function createRecord<T extends { id: string; createdAt: string }>(
  kind: RecordKind<T>,
  row: T,
): Write[] {
  return [
    put(toItem(kind, row), MUST_NOT_EXIST, () => new AlreadyCommitted()),
    ...countDifference(kind.entity, {}, kind.counts(row)),
  ]
}

/**
 * Writes that replace `old`, exactly as it was read, by `next`.
 * @throws (in the transaction) AppError 409 with `current` when somebody else was faster, 404 when it is gone
 */
export function replaceRecord<T extends { id: string; createdAt: string; updatedAt: string }>(
  kind: RecordKind<T>,
  old: T,
  next: T,
): Write[] {
  return [
    put(toItem(kind, next), sameVersion(old), changedMeanwhile(kind)),
    ...countDifference(kind.entity, kind.counts(old), kind.counts(next)),
  ]
}

/** Writes that remove `old`, exactly as it was read. @throws (in the transaction) as `replaceRecord` */
export function removeRecord<T extends { id: string; createdAt: string; updatedAt?: string | undefined }>(
  kind: RecordKind<T>,
  old: T,
): Write[] {
  const { updatedAt } = old
  const condition = updatedAt === undefined ? MUST_EXIST : sameVersion({ updatedAt })
  return [
    remove(recordKey(kind.entity, old.id), condition, changedMeanwhile(kind)),
    ...countDifference(kind.entity, kind.counts(old), {}),
  ]
}

/** One record by id; undefined when there is none. Strongly consistent. */
export async function getRecord<T extends { id: string; createdAt: string }>(
  kind: RecordKind<T>,
  id: string,
): Promise<T | undefined> {
  const { Item }: GetCommandOutput = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: recordKey(kind.entity, id), ConsistentRead: true }),
  )
  return Item && kind.schema.parse(Item)
}

/** One record by id that must be there. @throws AppError 404 */
export async function requireRecord<T extends { id: string; createdAt: string }>(
  kind: RecordKind<T>,
  id: string,
): Promise<T> {
  const record = await getRecord(kind, id)
  if (!record) throw notFound(kind.noun)
  return record
}
