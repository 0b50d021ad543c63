/** Pages of a list, and the cursors that lead from one to the next. */
import { invalidInput } from '#functions/errors.ts'
import { digest } from '#functions/table/keys.ts'

export type Page<T> = {
  rows: T[]
  /** Absent on the last page. */
  nextCursor: string | undefined
  /** Rows of the whole list; unknown while searching. */
  total?: number | undefined
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

/** Returns the position after which a page begins; undefined for the first. @throws AppError 400 for a forged cursor, or one of another list */
export function decodeCursor(
  list: ListName,
  cursor: string | undefined,
  isPosition = (_: string) => true,
): string | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const prefix = `${digestOf(list)}#`
  const position = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !isPosition(position))
    throw invalidInput({ cursor: 'Not a cursor of this list' })
  return position
}
