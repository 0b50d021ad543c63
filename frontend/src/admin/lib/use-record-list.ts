/** Pages of a list endpoint by cursor, as many as the URL says, with totals from the answer's headers. */
import useSWRInfinite from 'swr/infinite'
import { type ListFilters, RECORD_SORTS, useListParams } from '#frontend/admin/lib/use-list-params.ts'
import { buildUrl, callApiWithHeaders } from '#frontend/lib/api.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import type { adminRoutes } from '#schemas/routes.ts'

type AdminRoutes = typeof adminRoutes
export type ListRoute = AdminRoutes['listBookings' | 'listContacts' | 'listQuotes' | 'listCommercialQuotes']
export type Row<R extends ListRoute> = Answer<R['name']>[number]

export type Page<T> = {
  rows: T[]
  nextCursor: string | undefined
  /** All rows of the filter; unknown while searching. */
  total: number | undefined
  /** Whole dollars of all rows, where the endpoint sums them. */
  totalValue: number | undefined
  /** Of a search that has not looked through all: when the last record was made that it looked at. */
  searchedTo: string | undefined
  /** How many there are that look like spam, which are in no other list. */
  spamCount: number
}

/** Rows per request: what a phone shows at once, well under the API's limit. */
const PAGE_SIZE = 25

/** One page of a list. */
export async function fetchPage<R extends ListRoute>(
  route: R,
  filters: Partial<ListFilters>,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Row<R>>> {
  const query = {
    limit,
    cursor,
    q: filters.q || undefined,
    status: filters.status || undefined,
    sort: filters.sort,
  }
  // Status and order of the URL are strings; the API refuses one that its list does not know.
  const answer = await callApiWithHeaders(route, { query } as Parameters<typeof callApiWithHeaders<R>>[1])
  const number = (name: string) => {
    const text = answer.headers.get(name)
    return text === null ? undefined : Number(text)
  }
  return {
    rows: answer.data as Row<R>[],
    nextCursor: answer.headers.get('x-next-cursor') ?? undefined,
    total: number('x-total-count'),
    totalValue: number('x-total-value'),
    searchedTo: answer.headers.get('x-searched-to') ?? undefined,
    spamCount: number('x-spam-count') ?? 0,
  }
}

/** The next page that has a row: a search answers in steps, and a step may have found nothing yet. */
async function fetchFilledPage<R extends ListRoute>(
  route: R,
  filters: ListFilters,
  cursor: string | undefined,
): Promise<Page<Row<R>>> {
  let page = await fetchPage(route, filters, PAGE_SIZE, cursor)
  while (page.rows.length === 0 && page.nextCursor !== undefined) {
    page = await fetchPage(route, filters, PAGE_SIZE, page.nextCursor)
  }
  return page
}

/** A list by the URL's filters. `reload` reads all its loaded pages again, as every successful change asks for. */
export function useRecordList<R extends ListRoute>(route: R) {
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
