import { invalidInput } from '#functions/errors.ts'
import type { Page } from '#functions/table/list-records.ts'
import type { PageQuery } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

/**
 * One page of rows that were read whole. The cursor is the place of the last row shown, so that rows which come or go
 * between two pages make no other row appear twice or not at all.
 * @param list its name, which keeps its cursors from other lists
 * @param rows sorted by `place`
 * @param place tells every row from every other
 * @throws AppError 400 for a cursor that is forged or another list's
 */
export function pageOfRows<T>(
  list: string,
  rows: readonly T[],
  place: (row: T) => string,
  { limit = LIMITS.pageSizeMax, cursor }: PageQuery,
): Omit<Page<T>, 'counts'> {
  const mark = `${list} `
  const after = cursor === undefined ? mark : Buffer.from(cursor, 'base64url').toString('utf8')
  if (!after.startsWith(mark)) throw invalidInput({ cursor: 'Not a cursor of this list' })
  const left = rows.filter((row) => mark + place(row) > after)
  const page = left.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    nextCursor:
      last && page.length < left.length ? Buffer.from(mark + place(last)).toString('base64url') : undefined,
    total: rows.length,
  }
}
