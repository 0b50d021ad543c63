/** Reads as many pages of a list as the URL says. */

import useSWR from 'swr'
import { fetchPage, joined, type Page, type RecordRoute } from '#frontend/admin/lib/list-pages.ts'
import { usePages } from '#frontend/admin/lib/use-api.ts'
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
): Promise<Page<R>> {
  const page = await fetchPage(route, { ...queryOf(filters), limit: PAGE_SIZE }, cursor)
  const isFilled = page.rows.length > 0 || page.nextCursor === undefined
  return isFilled ? page : fetchFilledPage(route, filters, page.nextCursor)
}

/** A list by the URL's filters. `reload` reads all loaded pages again; call it after each successful change. */
export function useRecordList<R extends RecordRoute>(route: R) {
  const state = useListParams()
  const { pages: size, ...filters } = state.params
  const { pages, ...list } = usePages(
    buildUrl(route.path, {}, filters),
    (cursor) => fetchFilledPage(route, filters, cursor),
    size,
  )
  const total = pages[0]?.total
  return {
    ...state,
    ...list,
    route,
    rows: joined(pages),
    total,
    arrivals: useArrivals(route, queryOf(filters), total),
    totalValue: pages[0]?.totalValue,
    spamCount: pages[0]?.spamCount ?? 0,
    isSpam: state.params.status === SPAM,
    searchedTo: pages.at(-1)?.searchedTo,
    /** Reads another page, then counts it in the URL. */
    async loadMore() {
      await list.loadMore()
      state.change({ pages: pages.length + 1 })
    },
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
    async () => (await fetchPage(route, { ...query, limit: 1 })).total,
    {
      revalidateOnMount: false,
      revalidateOnFocus: true,
      focusThrottleInterval: 0,
      shouldRetryOnError: false,
    },
  )
  return Math.max(0, (data ?? 0) - (total ?? 0))
}
