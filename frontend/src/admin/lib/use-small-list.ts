/** Searches, filters, sorts and pages a list that is read at once, with the same URL parameters as other lists. */
import type { Choice } from '#frontend/admin/lib/choices.ts'
import { useListParams } from '#frontend/admin/lib/use-list-params.ts'
import { plainText } from '#schemas/facts/typed-text.ts'

/** Rows per page: fits the price list and the initial texts. */
const PAGE_SIZE = 50

export type SmallListRules<T> = {
  /** Columns that a search reads. */
  searched: (row: T) => (string | undefined)[]
  /** The first is the default. Without `compare` rows stay as the API sorted them. */
  sorts: readonly (Choice & { compare?: (a: T, b: T) => number })[]
  /** Label of the filter. */
  statusLabel: string
  /** The first one has an empty value and matches all. */
  statuses: readonly (Choice & { includes?: (row: T) => boolean })[]
  /** Groups rows under labels, in this order. */
  groups?: { choices: readonly Choice[]; of: (row: T) => string }
}

/** As SWR answers. */
export type WholeRead<T> = {
  data: readonly T[] | undefined
  error: unknown
  isLoading: boolean
  mutate: () => unknown
}

/** The rows that the URL asks for, and how many there are in all. */
export function useSmallList<T>(
  { data = [], error, isLoading, mutate }: WholeRead<T>,
  { searched, sorts, statuses, groups }: SmallListRules<T>,
) {
  const state = useListParams(sorts)
  const { q, status, sort, pages } = state.params
  const needle = plainText(q.trim())
  const includes = statuses.find(({ value }) => value === status)?.includes
  const compare = sorts.find(({ value }) => value === sort)?.compare
  const place = (row: T) => groups?.choices.findIndex(({ value }) => value === groups.of(row)) ?? 0
  const found = data
    .filter((row) => searched(row).some((text = '') => plainText(text).includes(needle)))
    .filter((row) => includes?.(row) ?? true)
    .toSorted((a, b) => place(a) - place(b) || (compare?.(a, b) ?? 0))
  const shown = found.slice(0, pages * PAGE_SIZE)
  return {
    ...state,
    error,
    isLoading,
    reload: () => mutate(),
    total: state.isFiltered ? undefined : data.length,
    found: found.length,
    shown,
    hasMore: shown.length < found.length,
    loadMore: () => state.change({ pages: pages + 1 }),
  }
}

/** Sorts by last change, newest first. */
export function byChange(a: { updatedAt: string }, b: { updatedAt: string }): number {
  return b.updatedAt.localeCompare(a.updatedAt)
}
