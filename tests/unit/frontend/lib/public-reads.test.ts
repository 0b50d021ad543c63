import { expect, jest, test } from '@jest/globals'
import { ApiCallError } from '#frontend/lib/api.ts'
import { nullWhenUnauthorized, retryOnce } from '#frontend/lib/public-reads.ts'

test('a 401 reads as nothing; any other failure stays one (P29.3)', async () => {
  const failure = (status: number) => Promise.reject(new ApiCallError(new Response('', { status }), ''))
  expect(await nullWhenUnauthorized(failure(401))).toBeNull()
  expect(await nullWhenUnauthorized(Promise.resolve(5))).toBe(5)
  await expect(nullWhenUnauthorized(failure(403))).rejects.toThrow('403: ')
  await expect(nullWhenUnauthorized(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline')
})

test('a read is tried twice, a second apart, and not again once it is stopped', async () => {
  jest.useFakeTimers()
  let tries = 0
  const fail = async () => {
    tries += 1
    throw new Error(`try ${tries}`)
  }
  const both = retryOnce(fail).catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(999)
  expect(tries).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await both).toBe('try 2')
  const stop = new AbortController()
  stop.abort()
  await expect(retryOnce(fail, stop.signal)).rejects.toThrow('try 3')
  expect(tries).toBe(3)
  expect(await retryOnce(async () => 'read')).toBe('read')
})
