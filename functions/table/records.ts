/**
 * Records: quotes, contacts, commercial quotes and bookings. One declaration per kind says what it is searched, counted
 * and listed by; creating, replacing and removing then keep row, indexes and counters in step, in one transaction.
 */
import { GetCommand, type GetCommandOutput } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod'
import { config } from '#functions/config.ts'
import { notFound } from '#functions/errors.ts'
import { table } from '#functions/table/client.ts'
import { countDifference, SPAM_COUNT } from '#functions/table/counters.ts'
import { type EntityName, indexKeys, recordKey, spamKeys } from '#functions/table/keys.ts'
import { idWords, searchText } from '#functions/table/search.ts'
import {
  AlreadyCommitted,
  type Condition,
  MUST_NOT_EXIST,
  put,
  remove,
  type Write,
} from '#functions/table/transact.ts'
import { changedMeanwhile, nextVersion, sameVersion } from '#functions/table/versions.ts'

/** A record without `updatedAt` has never been changed, but for the owner's word that it is no spam. */
export type RecordRow = {
  id: string
  createdAt: string
  isSpam: boolean
  updatedAt?: string | undefined
}

export type RecordModel<T extends RecordRow> = {
  entity: EntityName
  /** For messages, for instance `booking`. */
  noun: string
  /** Rows are parsed with it on every read; what it does not name (keys, indexes) is left out. */
  schema: z.ZodType<T>
  /** What the back office's search finds it by. */
  searchable: (row: T) => (string | undefined)[]
  /** What it adds to its kind's counters while it exists; spam counts as spam alone. */
  counts: (row: T) => Record<string, number>
  status?: (row: T) => string
  /** Further index attributes. */
  extraKeys?: (row: T) => Record<string, string>
}

function toItem<T extends RecordRow>(model: RecordModel<T>, row: T): Record<string, unknown> {
  return {
    ...row,
    ...recordKey(model.entity, row.id),
    ...(row.isSpam
      ? spamKeys(model.entity, row)
      : { ...indexKeys(model.entity, row, model.status?.(row)), ...model.extraKeys?.(row) }),
    search: searchText([idWords('id', row.id), ...model.searchable(row)]),
  }
}

const countsOf = <T extends RecordRow>(model: RecordModel<T>, row: T) =>
  row.isSpam ? SPAM_COUNT : model.counts(row)

/** The condition that `row` is still as it was read. */
const asRead = ({ updatedAt, isSpam }: RecordRow): Condition =>
  updatedAt === undefined
    ? { expression: 'isSpam = :isSpam AND attribute_not_exists(updatedAt)', values: { ':isSpam': isSpam } }
    : sameVersion({ updatedAt })

/** Writes for a record that must be new. An existing one is our own, committed by a try whose answer was lost. */
export function createRecord<T extends RecordRow>(model: RecordModel<T>, row: T): Write[] {
  return [
    put(toItem(model, row), MUST_NOT_EXIST, () => new AlreadyCommitted()),
    ...countDifference(model.entity, {}, countsOf(model, row)),
  ]
}

/**
 * Writes that replace `old`, exactly as it was read, by `next`.
 * @throws (in the transaction) AppError 409 with `current` when somebody else was faster, 404 when it is gone
 */
export function replaceRecord<T extends RecordRow>(model: RecordModel<T>, old: T, next: T): Write[] {
  return [
    put(toItem(model, next), asRead(old), changedMeanwhile(model)),
    ...countDifference(model.entity, countsOf(model, old), countsOf(model, next)),
  ]
}

/** Writes that make what the spam trap caught an ordinary record; none when it is one. @throws as `replaceRecord` */
export function keepRecord<T extends RecordRow>(model: RecordModel<T>, old: T): Write[] {
  if (!old.isSpam) return []
  const { updatedAt } = old
  const version = updatedAt === undefined ? {} : { updatedAt: nextVersion({ updatedAt }) }
  return replaceRecord(model, old, { ...old, ...version, isSpam: false })
}

/** Writes that remove `old`, exactly as it was read. @throws (in the transaction) as `replaceRecord` */
export function removeRecord<T extends RecordRow>(model: RecordModel<T>, old: T): Write[] {
  return [
    remove(recordKey(model.entity, old.id), asRead(old), changedMeanwhile(model)),
    ...countDifference(model.entity, countsOf(model, old), {}),
  ]
}

/** One record by id; undefined when there is none. Strongly consistent. */
export async function getRecord<T extends RecordRow>(
  model: RecordModel<T>,
  id: string,
): Promise<T | undefined> {
  const { Item }: GetCommandOutput = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: recordKey(model.entity, id), ConsistentRead: true }),
  )
  return Item && model.schema.parse(Item)
}

/** One record by id that must be there. @throws AppError 404 */
export async function requireRecord<T extends RecordRow>(model: RecordModel<T>, id: string): Promise<T> {
  const record = await getRecord(model, id)
  if (!record) throw notFound(model.noun)
  return record
}
