import type { SWRConfiguration } from 'swr'
import { ApiCallError } from '#frontend/lib/api.ts'

/** Spec §9: always stale, one retry with a delay that grows up to 30 s, no refetch on focus or by interval. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // A failed try counts as 1, so one retry means stopping after it.
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > 1) return
    setTimeout(() => revalidate({ retryCount }), Math.min(1000 * 2 ** retryCount, 30_000))
  },
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
