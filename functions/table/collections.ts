/** Collections, such as the price list, texts and photographs. Each is small, in one partition, and read whole. */
import type * as z from 'zod'
import { conflict, invalidInput, notFound } from '#functions/errors.ts'
import { matching } from '#functions/table/expression.ts'
import { type CollectionName, collectionKey, type Key, seededKey } from '#functions/table/keys.ts'
import { queryRows, readRow } from '#functions/table/read.ts'
import {
  changedMeanwhile,
  edited,
  MUST_NOT_EXIST,
  put,
  remove,
  sameVersion,
  transact,
  type Write,
} from '#functions/table/transact.ts'
import { changedKey } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

export type Row = { id: string; updatedAt: string }

/** A collection whose rows have an id and a unique natural key. */
export type Collection<T extends Row> = {
  name: CollectionName
  schema: z.ZodType<T>
  /** For messages: `price`. */
  noun: string
  uniqueBy: (row: T) => Key
  /** Where a row is in the order of all. */
  placeOf: (row: T) => string
  /** The 409 message for a duplicate natural key. */
  taken: string
}

/**
 * Reads and parses all rows: usually some dozens, at most `LIMITS.collectionRows`. Consistent, because a publication after an
 * edit must show it.
 */
export async function listCollection<T>(name: CollectionName, schema: z.ZodType<T>): Promise<T[]> {
  const rows = await queryRows({ partition: name })
  return rows.map((row) => schema.parse(row))
}

/** All rows, in their order. */
export async function listRows<T extends Row>({ name, schema, placeOf }: Collection<T>): Promise<T[]> {
  const rows = await listCollection(name, schema)
  return rows.sort((a, b) => compare(placeOf(a), placeOf(b)))
}

/** Compares ASCII strings. Avoids `localeCompare`, which takes 8 ms of a cold start to load. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** @throws AppError 409 if the collection is full: it is always answered whole */
export async function requireRoom<T extends Row>({ name, schema }: Collection<T>): Promise<void> {
  const { length } = await listCollection(name, schema)
  if (length >= LIMITS.collectionRows)
    throw conflict(`The limit is ${LIMITS.collectionRows} entries. Please delete one first.`)
}

/** Returns the writes of a new row. @throws (in the transaction) AppError 409 if its natural key is taken */
export function createRow<T extends Row>(collection: Collection<T>, row: T): Write[] {
  return [put(toItem(collection, row), MUST_NOT_EXIST, 'done'), uniqueRow(collection, row)]
}

function uniqueRow<T extends Row>(collection: Collection<T>, row: T): Write {
  return put({ ...collection.uniqueBy(row), rowId: row.id }, MUST_NOT_EXIST, () => conflict(collection.taken))
}

/** Writes a collection's defaults in one transaction (DynamoDB takes 100 writes); does nothing if that happened before. */
export function seedCollection(name: CollectionName, writes: Write[]): Promise<void> {
  return transact([put(seededKey(name), MUST_NOT_EXIST, 'done'), ...writes])
}

/**
 * @param seen the version the editor saw; undefined: any
 * @throws AppError 404 for an unknown id, 409 with `current` if `seen` is stale, 409 if the natural key is taken
 */
export async function updateRow<T extends Row>(
  collection: Collection<T>,
  id: string,
  seen: string | undefined,
  change: (old: T) => T,
): Promise<T> {
  const old = await getRow(collection, id)
  const next = edited(old, seen, change(old))
  if (next === old) return old
  const isRenamed = collection.uniqueBy(old).pk !== collection.uniqueBy(next).pk
  await transact([
    put(toItem(collection, next), unmoved(old), changedMeanwhile(collection)),
    ...(isRenamed ? [remove(collection.uniqueBy(old)), uniqueRow(collection, next)] : []),
  ])
  return next
}

/** @throws AppError 404 for an unknown id, 409 if the row is edited concurrently */
export async function deleteRow<T extends Row>(collection: Collection<T>, id: string): Promise<void> {
  const old = await getRow(collection, id)
  await transact([
    remove(collectionKey(collection.name, id), sameVersion(old), changedMeanwhile(collection)),
    remove(collection.uniqueBy(old)),
  ])
}

/** @throws AppError 404 */
export async function getRow<T extends Row>(collection: Collection<T>, id: string): Promise<T> {
  const row = await readRow(collectionKey(collection.name, id))
  if (!row) throw notFound(collection.noun)
  return collection.schema.parse(row)
}

/** A move changes the order of rows, not their versions. */
const unmoved = ({ updatedAt, order }: Row & { order?: number }) => matching({ updatedAt, order })

function toItem<T extends Row>(collection: Collection<T>, row: T): Record<string, unknown> {
  return { ...row, ...collectionKey(collection.name, row.id) }
}

/** Checks a changed key; an unchanged one may predate the rule. @throws AppError 400 */
export function checkKey(rule: z.ZodType<string>, old: { key: string }, next: { key: string }): void {
  const { error } = changedKey(rule, old.key).safeParse(next.key)
  if (error) throw invalidInput({ key: error.issues[0]?.message ?? '' })
}
