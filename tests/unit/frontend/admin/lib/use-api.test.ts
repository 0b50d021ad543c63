/** How the back office reads: never from a cache, again only once, and not because a window gets the focus. */
import { expect, jest, test } from '@jest/globals'
import { fetchOptions } from '#frontend/admin/lib/use-api.ts'
import { ApiCallError } from '#frontend/lib/api.ts'

/** Milliseconds after which a failed read is tried again; undefined for never. */
function delayOf(error: unknown, retryCount: number): number | undefined {
  jest.useFakeTimers()
  const start = Date.now()
  let retried: number | undefined
  const revalidate = async () => {
    retried = Date.now() - start
    return true
  }
  fetchOptions.onErrorRetry?.(error, '', {} as never, revalidate, { retryCount, dedupe: true })
  jest.runAllTimers()
  return retried
}

test('a failed read is tried once more after a second, one without a session not at all (P29.1)', () => {
  const ended = new ApiCallError(new Response('', { status: 401 }), '')
  const delays = [delayOf(new Error('down'), 1), delayOf(new Error('down'), 2), delayOf(ended, 1)]
  expect(delays).toEqual([1000, undefined, undefined])
})

test('no answer is reused, and neither focus nor a new connection reads again (P29.1)', () => {
  const never = { revalidateOnFocus: false, revalidateOnReconnect: false }
  expect(fetchOptions).toMatchObject({ dedupingInterval: 0, ...never })
  expect(fetchOptions.refreshInterval ?? 0).toBe(0)
})
