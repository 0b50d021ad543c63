/** Pages of a list, and the cursors that lead from one to the next. */
import { invalidInput } from '#functions/errors.ts'
import { type Collection, listRows, type Row } from '#functions/table/collections.ts'
import { digest } from '#functions/table/keys.ts'
import type { PageQuery } from '#schemas/contract/queries.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

export type Page<T> = {
  rows: T[]
  /** Absent on the last page. */
  nextCursor: string | undefined
  /** Rows of the whole list; unknown while searching. */
  total: number | undefined
  /** `createdAt` of the last record that a search examined, if it stopped before its page was full. */
  searchedTo?: string | undefined
  /** All counters of a record type. */
  counts?: Record<string, number>
}

/** Identity of a list: its name, its filters and its order. */
type ListName = readonly (string | undefined)[]

const digestOf = (list: ListName) => digest(JSON.stringify(list)).slice(0, 16)

/** A cursor holds the sort key of the last row examined, and a digest of its list: another list would skip rows with it. */
export function encodeCursor(list: ListName, position: string): string {
  return Buffer.from(`${digestOf(list)}#${position}`).toString('base64url')
}

/** @throws AppError 400 for a forged cursor, or one of another list */
export function decodeCursor(list: ListName, cursor: string, isPosition = (_: string) => true): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const prefix = `${digestOf(list)}#`
  const position = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !isPosition(position))
    throw invalidInput({ cursor: 'Not a cursor of this list' })
  return position
}

/**
 * Cuts one page out of rows that were read whole. Rows added or deleted between two pages neither repeat nor hide another row.
 * @param rows sorted by `positionOf`, which is unique
 * @throws AppError 400 as `decodeCursor`
 */
export function pageOfRows<T>(
  list: ListName,
  rows: readonly T[],
  positionOf: (row: T) => string,
  { limit = LIMITS.pageSizeMax, cursor }: PageQuery,
): Page<T> {
  const after = cursor === undefined ? '' : decodeCursor(list, cursor)
  const left = rows.filter((row) => positionOf(row) > after)
  const page = left.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    nextCursor: last && page.length < left.length ? encodeCursor(list, positionOf(last)) : undefined,
    total: rows.length,
  }
}

/** The same of a collection. */
export async function pageOfCollection<T extends Row>(collection: Collection<T>, query: PageQuery) {
  return pageOfRows([collection.name], await listRows(collection), collection.placeOf, query)
}
