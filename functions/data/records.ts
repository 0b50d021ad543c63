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
import { AlreadyCommitted, MUST_NOT_EXIST, put, remove, type Write } from '#functions/data/transact.ts'

export type RecordKind<T extends { id: string; createdAt: string }> = {
  entity: EntityName
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
 * @param refused what to throw when somebody else was faster; gets the row as it stands, or undefined when it is gone
 */
export function replaceRecord<T extends Versioned>(
  kind: RecordKind<T>,
  old: T,
  next: T,
  refused: (current: T | undefined) => Error,
): Write[] {
  return [
    put(toItem(kind, next), sameVersion(old), (item) => refused(item && kind.schema.parse(item))),
    ...countDifference(kind.entity, kind.counts(old), kind.counts(next)),
  ]
}

/** Writes that remove `old`, exactly as it was read. */
export function removeRecord<T extends { id: string; createdAt: string; updatedAt?: string | undefined }>(
  kind: RecordKind<T>,
  old: T,
  refused: (current: T | undefined) => Error,
): Write[] {
  const condition =
    old.updatedAt === undefined
      ? { expression: 'attribute_exists(pk)' }
      : sameVersion({ updatedAt: old.updatedAt })
  return [
    remove(recordKey(kind.entity, old.id), condition, (item) => refused(item && kind.schema.parse(item))),
    ...countDifference(kind.entity, kind.counts(old), {}),
  ]
}

type Versioned = { id: string; createdAt: string; updatedAt: string }

function sameVersion(old: { updatedAt: string }) {
  return { expression: 'updatedAt = :seen', values: { ':seen': old.updatedAt } }
}

/** The instant of a change to `old`: now, but always later than the last one, so that it can serve as the version. */
export function nextVersion(old: { updatedAt: string }, now = new Date()): string {
  return new Date(Math.max(now.getTime(), Date.parse(old.updatedAt) + 1)).toISOString()
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
