/** The data rules of spec §9: never fresh, one retry, no refetch by focus or interval, growing delay capped at 30 s. */
import useSWR, { type SWRConfiguration } from 'swr'
import { ApiCallError, buildUrl, type CallInput, callApi } from '#frontend/lib/api.ts'
import type { Answer } from '#schemas/api/contract.ts'
import type { EndpointName } from '#schemas/api/index.ts'
import type { Route } from '#schemas/api/route.ts'

type NamedRoute = Route & { name: EndpointName }

const RETRY_DELAY_MS = 1000
const LONGEST_RETRY_DELAY_MS = 30_000

export const fetchOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 0,
  onErrorRetry(error, _key, { errorRetryCount = 1 }, revalidate, { retryCount }) {
    if (retryCount > errorRetryCount || hasSessionEnded(error)) return
    const delay = Math.min(RETRY_DELAY_MS * 2 ** (retryCount - 1), LONGEST_RETRY_DELAY_MS)
    setTimeout(() => revalidate({ retryCount }), delay)
  },
}

/** True for the answer of an endpoint that wants a live session and got none. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiCallError && error.status === 401
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
