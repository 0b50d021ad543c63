/** Pages of a list endpoint by cursor, as many as the URL says, with totals from the answer's headers. */
import useSWRInfinite from 'swr/infinite'
import { type Page, pagesOf, type RecordRoute, type Row } from '#frontend/admin/lib/list-pages.ts'
import { type ListFilters, RECORD_SORTS, useListParams } from '#frontend/admin/lib/use-list-params.ts'
import { buildUrl } from '#frontend/lib/api.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Rows per request: what a phone shows at once, well under the API's limit. */
const PAGE_SIZE = 25

/** What the API takes for filters. Status and order of the URL are strings; it refuses one that its list does not know. */
export function queryOf({ q, status, sort }: Partial<ListFilters>): object {
  return { q: q || undefined, status: status || undefined, sort }
}

/** The next page that has a row: a search answers in steps, and a step may have found nothing yet. */
async function fetchFilledPage<R extends RecordRoute>(
  route: R,
  filters: ListFilters,
  cursor: string | undefined,
): Promise<Page<Row<R>>> {
  let last: Page<Row<R>> | undefined
  for await (const page of pagesOf(route, { ...queryOf(filters), limit: PAGE_SIZE }, cursor)) {
    last = page
    if (page.rows.length > 0) break
  }
  // There is a first page, or reading it has thrown.
  return last as Page<Row<R>>
}

/** A list by the URL's filters. `reload` reads all its loaded pages again, as every successful change asks for. */
export function useRecordList<R extends RecordRoute>(route: R) {
  const state = useListParams(RECORD_SORTS)
  const { pages, ...filters } = state.params
  const list = useSWRInfinite<Page<Row<R>>>(
    (index: number, previous: Page<Row<R>> | null) => {
      if (index > 0 && !previous?.nextCursor) return null
      return [buildUrl(route.path, {}, filters), previous?.nextCursor]
    },
    ([, cursor]: [string, string | undefined]) => fetchFilledPage(route, filters, cursor),
    { initialSize: pages, revalidateFirstPage: false },
  )
  const loaded = list.data ?? []
  return {
    ...state,
    route,
    rows: loaded.flatMap((page) => page.rows),
    total: loaded[0]?.total,
    totalValue: loaded[0]?.totalValue,
    spamCount: loaded[0]?.spamCount ?? 0,
    isSpam: state.params.status === SPAM,
    hasMore: loaded.at(-1)?.nextCursor !== undefined,
    searchedTo: loaded.at(-1)?.searchedTo,
    isLoading: list.isLoading,
    isLoadingMore: list.isValidating && loaded.length > 0 && loaded.length < list.size,
    error: list.error as unknown,
    /** Reads one page more and, when it is there, says so in the URL. */
    async loadMore() {
      await list.setSize(loaded.length + 1)
      state.change({ pages: loaded.length + 1 })
    },
    reload: () => list.mutate(),
  }
}
