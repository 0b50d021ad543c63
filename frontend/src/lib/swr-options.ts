import type { SWRConfiguration } from 'swr'
import { ApiCallError } from '#frontend/lib/api.ts'

/** Spec §9: always stale, one retry with a delay that grows up to 30 s, no refetch on focus or by interval. */
export const swrOptions: SWRConfiguration = {
  // No answer is reused; components that ask at the same time still share one request.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // A failed try counts as 1, so one retry means stopping after it.
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > 1) return
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount))
  },
}

/** Milliseconds before a retry. @param failures tries that have failed so far */
function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000)
}

/** The same single retry for reads that do without SWR. @throws what the second try throws; after an abort, the first */
export async function retryOnce<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (signal?.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelay(1)))
    return read()
  }
}

/** Default reads answer null instead of an error when nobody is signed in (spec §7). */
export async function nullWhenUnauthorized<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 401) return null
    throw error
  }
}
