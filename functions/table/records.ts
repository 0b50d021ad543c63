/**
 * Records: rows of an entity that is searched, counted and listed as its model declares. Creating, replacing and removing one updates
 * row, indexes, counters and what follows from it in one transaction.
 */
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { notFound } from '#functions/errors.ts'
import {
  alsoIn,
  COUNTERS,
  counterKey,
  countersPrefix,
  indexKeys,
  type Key,
  type RecordEntity,
  type RecordList,
  recordKey,
  spamKeys,
} from '#functions/table/keys.ts'
import { queryRows, readRow } from '#functions/table/read.ts'
import {
  changedMeanwhile,
  MUST_NOT_EXIST,
  nextVersion,
  put,
  remove,
  sameVersion,
  transact,
  update,
  type Write,
} from '#functions/table/transact.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/**
 * Counters, so that totals cost the same for ten records and for a million. Each list's are spread over shards, because concurrent
 * transactions on one row cancel each other.
 */
const SHARDS = 8

export type Counts = Record<string, number>
/** By list. */
export type Counted = Partial<Record<RecordList, Counts>>

/** Returns the writes that add the difference between a row's old and new counts; none if they are equal. */
export function countDifference(before: Counted, after: Counted): Write[] {
  const lists = new Set([...Object.keys(before), ...Object.keys(after)] as RecordList[])
  return [...lists].flatMap((list) => differenceIn(list, before[list] ?? {}, after[list] ?? {}))
}

function differenceIn(list: RecordList, before: Counts, after: Counts): Write[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const moved = names
    .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0)
  if (moved.length === 0) return []
  const shard = Math.floor(Math.random() * SHARDS)
  return [update(counterKey(list, shard), { add: Object.fromEntries(moved) })]
}

/**
 * Reads counters and sums their shards: one query of at most 8 small rows per list.
 * @param only one list; all when absent
 */
export async function readCounters(only?: RecordList): Promise<Counted> {
  const shards = only && { from: countersPrefix(only), to: `${countersPrefix(only)}~` }
  const rows = await queryRows({ partition: COUNTERS, ...shards })
  return sumOf(
    rows.map(({ pk: _, sk, ...counts }) => ({ [String(sk).split('#')[0] ?? '']: counts }) as Counted),
  )
}

export function sumOf(parts: readonly Counted[]): Counted {
  const sums: Counted = {}
  for (const [list, counts] of parts.flatMap((part) => Object.entries(part) as [RecordList, Counts][])) {
    const sum = sums[list] ?? {}
    sums[list] = sum
    for (const [name, value] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + Number(value)
  }
  return sums
}

export type RecordRow = {
  id: string
  createdAt: string
  isSpam: boolean
  updatedAt: string
}

export type DerivedRow = Key & Record<string, unknown>

/** How records are read. */
export type ListedModel<T> = {
  entity: RecordEntity
  /** That of its entity when absent. */
  list?: RecordList
  /** For messages: `booking`. */
  noun: string
  /** Parses rows on every read; drops keys and index attributes. Returns undefined for a row that is not in the list. */
  schema: z.ZodType<T | undefined>
  status?: (row: T) => string
}

export type RecordModel<T extends RecordRow> = ListedModel<T> & {
  schema: z.ZodType<T>
  /** The lists that a record is in, and its part in their counters; spam counts only as spam. */
  counts: (row: T) => Counted
  /** Further index attributes. */
  extraKeys?: (row: T) => Record<string, string>
  /** Rows that follow from this one, and those that are left of it once it is deleted. */
  derived?: (row: T, isDeleted: boolean) => DerivedRow[]
  /** Further writes with a new record. They read nothing, so that a visitor's function needs no right to. */
  followNew?: (row: T) => Write[]
  /** Further writes with a change, made from rows that are read; `after` is absent for a deleted record. */
  follow?: (before: T, after?: T) => Promise<Write[]>
}

/** A model whose records are written, which needs the text that the back office searches. */
type SearchableModel<T extends RecordRow> = RecordModel<T> & { search: (row: T) => string }

function toItem<T extends RecordRow>(model: SearchableModel<T>, row: T): Record<string, unknown> {
  return {
    ...row,
    ...recordKey(model.entity, row.id),
    ...(row.isSpam
      ? spamKeys(model.entity, row)
      : { ...indexKeys(model.entity, row, model.status?.(row)), ...model.extraKeys?.(row) }),
    ...secondList(model, row),
    search: model.search(row),
  }
}

function secondList<T extends RecordRow>({ entity, counts }: RecordModel<T>, row: T) {
  const list = (Object.keys(counts(row)) as RecordList[]).find((one) => one !== entity)
  return list && alsoIn(list, row)
}

/** A record's part in the counters of its lists. Spam counts as nothing else, so that no total has to exclude it. */
export function countsOf<T extends RecordRow>({ counts }: RecordModel<T>, row: T): Counted {
  const lists = Object.entries(counts(row))
  return Object.fromEntries(lists.map(([list, counted]) => [list, row.isSpam ? { [SPAM]: 1 } : counted]))
}

function derivedWrites<T extends RecordRow>({ derived }: RecordModel<T>, old?: T, next?: T): Write[] {
  const rowsOf = (row: T | undefined, isDeleted = false) =>
    new Map((row ? (derived?.(row, isDeleted) ?? []) : []).map((one) => [one.pk + one.sk, one]))
  const before = rowsOf(old)
  const after = next ? rowsOf(next) : rowsOf(old, true)
  return [
    ...[...before].flatMap(([key, { pk, sk }]) => (after.has(key) ? [] : [remove({ pk, sk })])),
    ...[...after].flatMap(([key, row]) => (isDeepStrictEqual(before.get(key), row) ? [] : [put(row)])),
  ]
}

/** Returns the writes of a new record. If it exists, an earlier attempt was committed but its response lost. */
export function createRecord<T extends RecordRow>(model: SearchableModel<T>, row: T): Write[] {
  return [
    put(toItem(model, row), MUST_NOT_EXIST, 'done'),
    ...countDifference({}, countsOf(model, row)),
    ...(model.followNew?.(row) ?? []),
    ...derivedWrites(model, undefined, row),
  ]
}

/**
 * Returns the writes that replace `old` by `next`, none if that is the same, to be made again before each try.
 * @param refused the error if it changed since it was read, 409 with `current` by default, or if it was deleted, 404
 */
export async function replaceRecord<T extends RecordRow>(
  model: SearchableModel<T>,
  old: T,
  next: T,
  refused = changedMeanwhile(model),
): Promise<Write[]> {
  if (next === old) return []
  return [
    put(toItem(model, next), sameVersion(old), refused),
    ...countDifference(countsOf(model, old), countsOf(model, next)),
    ...((await model.follow?.(old, next)) ?? []),
    ...derivedWrites(model, old, next),
  ]
}

/** Returns the write that leaves a stored record as it is; it fails if the record has changed since it was read. */
export function keepAsRead<T extends RecordRow>(model: RecordModel<T>, row: T): Write {
  const change = { set: { isSpam: row.isSpam } }
  return update(recordKey(model.entity, row.id), change, sameVersion(row), changedMeanwhile(model))
}

/** Turns spam into an ordinary record; does nothing if it is one. @throws as `requireRecord` and `replaceRecord` */
export async function keepRecord<T extends RecordRow>(model: SearchableModel<T>, id: string): Promise<void> {
  const old = await requireRecord(model, id)
  if (!old.isSpam) return
  await transact(() => replaceRecord(model, old, { ...old, updatedAt: nextVersion(old), isSpam: false }))
}

/**
 * Deletes a record with what follows from it.
 * @param further writes of the same transaction
 * @param check refuses to delete the record as it is then
 * @throws AppError 404 for an unknown id, 409 if it is edited concurrently
 */
export async function deleteRecord<T extends RecordRow>(
  model: RecordModel<T>,
  id: string,
  further: (old: T) => Promise<Write[]>,
  check?: (old: T) => void,
): Promise<void> {
  const old = await requireRecord(model, id)
  check?.(old)
  await transact(async () => [
    remove(recordKey(model.entity, id), sameVersion(old), changedMeanwhile(model)),
    ...countDifference(countsOf(model, old), {}),
    ...((await model.follow?.(old)) ?? []),
    ...derivedWrites(model, old),
    ...(await further(old)),
  ])
}

export async function getRecord<T>(model: ListedModel<T>, id: string): Promise<T | undefined> {
  const row = await readRow(recordKey(model.entity, id))
  return row && model.schema.parse(row)
}

/** @throws AppError 404 */
export async function requireRecord<T>(model: ListedModel<T>, id: string): Promise<T> {
  const record = await getRecord(model, id)
  if (!record) throw notFound(model.noun)
  return record
}
