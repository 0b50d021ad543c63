/** How pages read from the API without SWR, by the same rules as the back office (P29.1). */
import { ApiCallError } from '#frontend/lib/api.ts'
import { retryDelay } from '#frontend/lib/retry-delay.ts'

/** One retry. @throws what the second try throws; after an abort, the first */
export async function retryOnce<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (signal?.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelay(1)))
    return read()
  }
}

/** Default reads answer null instead of an error when nobody is signed in. */
export async function nullWhenUnauthorized<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 401) return null
    throw error
  }
}
