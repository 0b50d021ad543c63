/** How the back office reads (P29.1): never fresh, one retry, no refetch by focus or interval, growing delay capped at 30 s. */
import useSWR, { type SWRConfiguration } from 'swr'
import { type ListRoute, pagesOf, type Row } from '#frontend/admin/lib/list-pages.ts'
import { ApiCallError, buildUrl, type CallInput, callApi } from '#frontend/lib/api.ts'
import { retryDelay } from '#frontend/lib/retry-delay.ts'
import type { Answer } from '#schemas/contract/index.ts'
import type { NamedRoute } from '#schemas/routes.ts'

export const fetchOptions: SWRConfiguration = {
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

/** True for a 401. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiCallError && error.status === 401
}

/** True when no answer came, or the API could not work: the same call may succeed later. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiCallError) || error.status >= 500
}

/** Reads one endpoint; `mutate` of the result reloads it. */
export function useApi<R extends NamedRoute>(
  route: R,
  input: Pick<CallInput<R['name']>, 'query'>,
  options: SWRConfiguration<Answer<R['name']>> = {},
) {
  return useSWR<Answer<R['name']>>(
    buildUrl(route.path, {}, input.query as Record<string, unknown> | undefined),
    () => callApi(route, input as CallInput<R['name']>),
    options,
  )
}

/** Reads every row of a list, a page after the other: no answer holds more than 100 of them. */
export function useWholeList<R extends ListRoute>(route: R, query?: CallInput<R['name']>['query']) {
  return useSWR<Row<R>[]>(
    buildUrl(route.path, {}, query as Record<string, unknown> | undefined),
    async () => {
      const rows: Row<R>[] = []
      for await (const page of pagesOf(route, query ?? {})) rows.push(...page.rows)
      return rows
    },
  )
}
