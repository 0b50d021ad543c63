/** Pages of records, newest or oldest first, by kind or by status, with search. Never a Scan. */
import { createHash } from 'node:crypto'
import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/config.ts'
import { invalidInput } from '#functions/errors.ts'
import { table } from '#functions/table/client.ts'
import { readCounters } from '#functions/table/counters.ts'
import { createdKey, type EntityName, recordKey, statusPartition } from '#functions/table/keys.ts'
import { getRecord, type RecordKind, type RecordRow } from '#functions/table/records.ts'
import { readSearch } from '#functions/table/search.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { Id } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

export type ListQuery = {
  limit?: number | undefined
  cursor?: string | undefined
  sort?: 'newest' | 'oldest' | undefined
  q?: string | undefined
  status?: string | undefined
}

export type Page<T> = {
  rows: T[]
  /** Absent on the last page. */
  nextCursor: string | undefined
  /** How many there are of this kind and status; unknown while searching. */
  total: number | undefined
  /** Of a search that stopped before its page was full: when the last record was made that it looked at. */
  searchedTo?: string | undefined
  /** All of the kind's counters. */
  counts: Record<string, number>
}

/** Rows a search looks at before it answers; the cursor then goes on from there. */
const SEARCH_DEPTH = 1000

/**
 * A cursor is the sort key of the last row looked at, `<createdAt>#<id>`, behind the mark of its list; the rest of a start
 * key follows from the query. The mark keeps it from another list, where it would leave rows out without a word.
 */
const CURSOR = /^([0-9a-f]{16})#(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36})$/

/** What a cursor belongs to: kind, status, direction and search; the size of a page may change on the way. */
function listMark(entity: EntityName, { status, sort = 'newest', q }: ListQuery): string {
  const list = JSON.stringify([entity, status, sort, q])
  return createHash('sha256').update(list).digest('hex').slice(0, 16)
}

function readCursor(entity: EntityName, query: ListQuery): string | undefined {
  if (query.cursor === undefined) return undefined
  const [, mark, sortKey] = CURSOR.exec(Buffer.from(query.cursor, 'base64url').toString('utf8')) ?? []
  if (mark !== listMark(entity, query)) throw invalidInput({ cursor: 'Not a cursor of this list' })
  return sortKey
}

/** @throws AppError 400 for a cursor that is forged or another list's */
export async function listRecords<T extends RecordRow>(
  kind: RecordKind<T>,
  query: ListQuery,
): Promise<Page<T>> {
  const [{ rows, nextKey, searchedTo }, counters] = await Promise.all([
    findRows(kind, query),
    readCounters(kind.entity),
  ])
  const counts = counters[kind.entity] ?? {}
  return {
    rows,
    nextCursor: nextKey && Buffer.from(`${listMark(kind.entity, query)}#${nextKey}`).toString('base64url'),
    total: query.q ? undefined : (counts[query.status ?? 'total'] ?? 0),
    counts,
    searchedTo,
  }
}

/** The latest records of a kind, newest first, without what a page says besides. */
export async function newestRecords<T extends RecordRow>(kind: RecordKind<T>, limit: number): Promise<T[]> {
  return (await findRows(kind, { limit })).rows
}

/** A whole id finds its record at once, however old it is: the back office links from one record to another by it. */
async function findById<T extends RecordRow>(kind: RecordKind<T>, query: ListQuery) {
  const { data: id } = Id.safeParse(query.q)
  const row = id === undefined ? undefined : await getRecord(kind, id)
  if (!row) return undefined
  const status = row.isSpam ? SPAM : kind.status?.(row)
  const isMeant = query.status === undefined || status === query.status
  return isMeant ? { rows: [row], nextKey: undefined, searchedTo: undefined } : undefined
}

async function findRows<T extends RecordRow>(kind: RecordKind<T>, query: ListQuery) {
  let lastKey = readCursor(kind.entity, query)
  const found = await findById(kind, query)
  if (found) return found
  const limit = query.limit ?? LIMITS.pageSize
  const index = query.status === undefined ? TABLE_SHAPE.indexes.byEntity : TABLE_SHAPE.indexes.byStatus
  const partition = query.status === undefined ? kind.entity : statusPartition(kind.entity, query.status)
  const filter = query.q ? searchFilter(query.q) : undefined
  const rows: T[] = []
  let looked = 0
  do {
    const answer: QueryCommandOutput = await table().send(
      new QueryCommand({
        TableName: config.tableName(),
        IndexName: index.name,
        KeyConditionExpression: '#partition = :partition',
        ExpressionAttributeNames: {
          '#partition': index.partitionKey,
          ...(filter && { '#s': 'search' }),
        },
        ExpressionAttributeValues: { ':partition': partition, ...filter?.values },
        ...(filter && { FilterExpression: filter.expression }),
        ScanIndexForward: query.sort === 'oldest',
        // Without a search the page itself is read; with one, rows are looked at in larger steps.
        Limit: filter ? Math.max(limit, 200) : limit - rows.length,
        ...(lastKey && { ExclusiveStartKey: startKey(kind, index.partitionKey, partition, lastKey) }),
      }),
    )
    rows.push(...(answer.Items ?? []).map((item) => kind.schema.parse(item)))
    lastKey = answer.LastEvaluatedKey?.[index.sortKey] as string | undefined
    looked += answer.ScannedCount ?? 0
  } while (lastKey && rows.length < limit && looked < SEARCH_DEPTH)
  const isFull = rows.length >= limit
  if (rows.length > limit) lastKey = cutAt(rows, limit)
  return {
    rows: rows.slice(0, limit),
    nextKey: lastKey,
    // A sort key begins with the instant of its row.
    searchedTo: filter && lastKey && !isFull ? lastKey.split('#')[0] : undefined,
  }
}

/** Names are short: an expression may have 4 KB, and a search of 100 characters 25 words of 5 spellings. */
function searchFilter(q: string) {
  const { terms, phone } = readSearch(q)
  const values: Record<string, string> = {}
  const holds = (needle: string) => {
    const name = `:${Object.keys(values).length}`
    values[name] = needle
    return `contains(#s,${name})`
  }
  // DynamoDB refuses parentheses that change nothing.
  const anyOf = (spellings: string[]) =>
    spellings.length === 1 ? spellings.map(holds).join('') : `(${spellings.map(holds).join(' OR ')})`
  const all = terms.map(anyOf).join(' AND ')
  return { expression: phone === undefined ? all : `${all} OR ${holds(phone)}`, values }
}

/** When a step found more than the page holds, the next page goes on behind the last row shown. */
function cutAt<T extends RecordRow>(rows: T[], limit: number): string | undefined {
  const last = rows[limit - 1]
  return last && createdKey(last.createdAt, last.id)
}

function startKey<T extends RecordRow>(
  kind: RecordKind<T>,
  partitionKey: string,
  partition: string,
  sortKey: string,
) {
  const id = sortKey.slice(sortKey.indexOf('#') + 1)
  return {
    ...recordKey(kind.entity, id),
    [partitionKey]: partition,
    [TABLE_SHAPE.indexes.byEntity.sortKey]: sortKey,
  }
}
