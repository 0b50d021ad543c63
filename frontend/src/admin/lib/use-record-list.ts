/** Reads as many pages of a list as the URL says. */

import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { type Page, pagesOf, type RecordRoute, type Row } from '#frontend/admin/lib/list-pages.ts'
import { useReread } from '#frontend/admin/lib/use-api.ts'
import { type ListFilters, useListParams } from '#frontend/admin/lib/use-list-params.ts'
import { buildUrl } from '#frontend/lib/api.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Rows per request: what a phone shows at once, well under the API's limit. */
const PAGE_SIZE = 25

/** Query of the filters. Status and order of the URL are not checked here: the API refuses unknown ones. */
export function queryOf({ q, status, sort }: Partial<ListFilters>): object {
  return { q: q || undefined, status: status || undefined, sort }
}

/** Reads the next page that has a row: a step of a search may find nothing. */
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
  // There is at least one page, or reading it has thrown.
  return last as Page<Row<R>>
}

/** A list by the URL's filters. `reload` reads all loaded pages again; call it after each successful change. */
export function useRecordList<R extends RecordRoute>(route: R) {
  const state = useListParams()
  const { pages, ...filters } = state.params
  const address = buildUrl(route.path, {}, filters)
  const list = useSWRInfinite<Page<Row<R>>>(
    (index: number, previous: Page<Row<R>> | null) => {
      if (index > 0 && !previous?.nextCursor) return null
      return [address, previous?.nextCursor]
    },
    ([, cursor]: [string, string | undefined]) => fetchFilledPage(route, filters, cursor),
    { initialSize: pages, revalidateFirstPage: false },
  )
  useReread(address, list)
  const loaded = list.data ?? []
  const total = loaded[0]?.total
  return {
    ...state,
    route,
    rows: loaded.flatMap((page) => page.rows),
    total,
    arrivals: useArrivals(route, queryOf(filters), total),
    totalValue: loaded[0]?.totalValue,
    spamCount: loaded[0]?.spamCount ?? 0,
    isSpam: state.params.status === SPAM,
    hasMore: loaded.at(-1)?.nextCursor !== undefined,
    searchedTo: loaded.at(-1)?.searchedTo,
    isLoading: list.isLoading,
    error: list.error as unknown,
    /** Reads another page, then counts it in the URL. */
    async loadMore() {
      await list.setSize(loaded.length + 1)
      state.change({ pages: loaded.length + 1 })
    },
    reload: () => list.mutate(),
  }
}

/**
 * Counts the records that were added to a list since it was read. Looks when the owner returns to the tab: a timer would keep
 * the session of an unattended screen alive.
 * @param total of the list as it was read; undefined counts nothing
 */
function useArrivals(route: RecordRoute, query: object, total: number | undefined): number {
  const { data } = useSWR(
    total === undefined ? null : [buildUrl(route.path, {}, { ...query }), 'arrivals', total],
    async () => (await pagesOf(route, { ...query, limit: 1 }).next()).value?.total,
    {
      revalidateOnMount: false,
      revalidateOnFocus: true,
      focusThrottleInterval: 0,
      shouldRetryOnError: false,
    },
  )
  return Math.max(0, (data ?? 0) - (total ?? 0))
}
