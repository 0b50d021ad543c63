/** Pages of records, newest or oldest first, by entity or status, with search. Never a Scan. */

import { createdKey, placeOf, type RowEntity, recordKey } from '#functions/table/keys.ts'
import { decodeCursor, encodeCursor, type Page } from '#functions/table/pages.ts'
import { queryPage } from '#functions/table/read.ts'
import { getRecord, type ListedModel, type RecordRow, readCounters } from '#functions/table/records.ts'
import { searchFilter } from '#functions/table/search.ts'
import type { RecordsQuery } from '#schemas/contract/endpoint.ts'
import { Id, Instant } from '#schemas/contract/records.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Rows a search examines before it answers; the cursor continues from there. */
export const SEARCH_DEPTH = 1000

/** Checks the position in a cursor, which is a `createdKey`. The rest of a start key follows from the query. */
export function isCreatedKey(position: string): boolean {
  const [createdAt, ...id] = position.split('#')
  return Instant.safeParse(createdAt).success && Id.safeParse(id.join('#')).success
}

/** @throws AppError 400 as `decodeCursor` */
export async function listRecords<T extends RecordRow>(
  model: ListedModel<T>,
  query: RecordsQuery,
): Promise<Page<T>> {
  const { cursor, status, sort = 'newest', q } = query
  const { list = model.entity } = model
  // Page size may change between two pages; anything else makes another list.
  const name = [list, status, sort, q]
  const from = decodeCursor(name, cursor, isCreatedKey)
  const [{ rows, nextKey, searchedTo }, counters] = await Promise.all([
    findRows(model, query, from),
    readCounters(list),
  ])
  const counts = counters[list] ?? {}
  return {
    rows,
    nextCursor: nextKey && encodeCursor(name, nextKey),
    total: q ? undefined : (counts[status ?? 'total'] ?? 0),
    counts,
    searchedTo,
  }
}

/** Finds a record of any age by its whole id: the back office links records by a search for it. */
async function findById<T extends RecordRow>(model: ListedModel<T>, query: Omit<RecordsQuery, 'cursor'>) {
  const { data: id } = Id.safeParse(query.q)
  const row = id === undefined ? undefined : await getRecord(model, id)
  if (!row) return undefined
  const status = row.isSpam ? SPAM : model.status?.(row)
  const isMeant = query.status === undefined || status === query.status
  return isMeant ? { rows: [row], nextKey: undefined, searchedTo: undefined } : undefined
}

/**
 * Returns a page of rows, and the position from which the next one continues.
 * @param from a position, which need not be that of a row
 */
export async function findRows<T extends RecordRow>(
  model: ListedModel<T>,
  query: Omit<RecordsQuery, 'cursor'>,
  from?: string,
) {
  let lastKey = from
  const found = await findById(model, query)
  if (found) return found
  const limit = query.limit ?? LIMITS.pageSize
  const place = placeOf(model.list ?? model.entity, query.status)
  const filter = query.q ? searchFilter(query.q) : undefined
  const rows: T[] = []
  let examined = 0
  do {
    const page = await queryPage({
      ...place,
      filter,
      isDescending: query.sort !== 'oldest',
      // Without a search, reads just the page; with one, examines rows in larger steps.
      limit: filter ? Math.max(limit, 200) : limit - rows.length,
      start: startKey(model.entity, place, lastKey),
    })
    rows.push(...page.rows.flatMap((item) => model.schema.parse(item) ?? []))
    lastKey = page.last?.[place.sortKey] as string | undefined
    examined += page.examined
  } while (lastKey && rows.length < limit && examined < SEARCH_DEPTH)
  const isFull = rows.length >= limit
  // If a step found more than fits, the next page continues after the last row shown.
  const last = rows.length > limit ? rows[limit - 1] : undefined
  if (last) lastKey = createdKey(last.createdAt, last.id)
  return {
    rows: rows.slice(0, limit),
    nextKey: lastKey,
    // A sort key starts with `createdAt`.
    searchedTo: filter && lastKey && !isFull ? lastKey.split('#')[0] : undefined,
  }
}

export function startKey(
  entity: RowEntity,
  { partitionKey, sortKey, partition }: ReturnType<typeof placeOf>,
  position: string | undefined,
) {
  if (position === undefined) return undefined
  const id = position.slice(position.indexOf('#') + 1)
  return { ...recordKey(entity, id), [partitionKey]: partition, [sortKey]: position }
}
