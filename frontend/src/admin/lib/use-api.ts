/** How the back office reads (P29.1): never fresh, one retry, no refetch by focus or interval, growing delay capped at 30 s. */
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import useSWR, { type Middleware, type SWRConfiguration } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { allRows, type Row } from '#frontend/admin/lib/list-pages.ts'
import { ApiCallError, buildUrl, type CallInput, callApi } from '#frontend/lib/api.ts'
import { retryDelay } from '#frontend/lib/retry-delay.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { adminRoutes, type EndpointName, type NamedRoute, routesByName } from '#schemas/routes.ts'

/**
 * A change that is answered after its screen was left still reads that screen again, and SWR throws because it has dropped the cache
 * by then. It never rejects otherwise: a reading that fails is state.
 */
const ignoreLeft: Middleware = (useNext) => (key, fetcher, config) => {
  const read = useNext(key, fetcher, config)
  const { mutate } = read
  const reread = useCallback<typeof mutate>((...to) => mutate(...to).catch(() => undefined), [mutate])
  return Object.assign(read, { mutate: reread })
}

export const fetchOptions: SWRConfiguration = {
  use: [ignoreLeft],
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // No answer is reused; components that ask at the same time still share one request.
  dedupingInterval: 0,
  onErrorRetry(error, _key, _options, revalidate, { retryCount }) {
    // The count includes the failed try: one retry stops at the second failure.
    if (retryCount > 1 || hasSessionEnded(error)) return
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount))
  },
}

let signedInAt = 0
export const noteSignIn = () => (signedInAt = performance.now())

/** What was asked before the last sign-in says nothing of its session. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiCallError && error.status === 401 && error.askedAt >= signedInAt
}

/** True when no answer came, or the API could not work: the same call may succeed later. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiCallError) || error.status >= 500
}

function routeOf<N extends EndpointName>(name: N, query: CallInput<N>['query'] | undefined) {
  const route = routesByName[name] as NamedRoute & { name: N }
  const address = buildUrl(route.path, {}, query as Record<string, unknown> | undefined)
  return { address, read: () => callApi(route, { query } as CallInput<N>) }
}

/** Reads one endpoint; `mutate` of the result reloads it. */
export function useApi<N extends EndpointName>(
  name: N,
  query?: CallInput<N>['query'],
  options: SWRConfiguration<Answer<N>> = {},
) {
  const { address, read } = routeOf(name, query)
  return useSWR<Answer<N>>(address, read, options)
}

/** The same for what a form starts from: its fields would take an earlier answer, and ignore the current one. */
export function useFreshApi<N extends EndpointName>(name: N, query: CallInput<N>['query']) {
  const { address, read } = routeOf(name, query)
  const key = useMemo(() => `${address} ${crypto.randomUUID()}`, [address])
  return useSWR<Answer<N>>(key, read)
}

/** Reads page by page by cursor, as many as are asked for. */
export function usePages<P extends { nextCursor?: string | undefined }>(
  address: string,
  read: (cursor: string | undefined) => Promise<P>,
  initialSize = 1,
) {
  const list = useSWRInfinite<P>(
    (index: number, previous: P | null) =>
      index > 0 && !previous?.nextCursor ? null : [address, previous?.nextCursor],
    ([, cursor]: [string, string | undefined]) => read(cursor),
    { initialSize, revalidateFirstPage: false },
  )
  const { data: pages = [], error, isLoading, isValidating, mutate, size, setSize } = list
  // Pages that are shown from the cache, so that Back finds its place, are read anew: SWR does that for all but its infinite reads.
  const reread = useEffectEvent((_shown: string) => {
    if (pages.length > 0) void mutate()
  })
  useEffect(() => reread(address), [address])
  return {
    pages,
    hasMore: pages.at(-1)?.nextCursor !== undefined,
    error: error as unknown,
    isLoading,
    // `setSize` does not wait for the page.
    isLoadingMore: isValidating && size > pages.length,
    loadMore: () => setSize(pages.length + 1),
    reload: () => mutate(),
  }
}

export function useVisits(days: { from: string; to: string }) {
  const route = adminRoutes.listBookings
  return useSWR<Row<typeof route>[]>(buildUrl(route.path, {}, days), () => allRows(route, days))
}
