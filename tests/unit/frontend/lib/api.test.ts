/** Calls of the browser to the API, and how it reads the answers. */
import { expect, jest, test } from '@jest/globals'
import { ApiCallError, buildUrl, callApi, callApiWithHeaders } from '#frontend/lib/api.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

/** Answers every call so. @returns what was asked */
function answer(status: number, text: string, headers: Record<string, string> = {}, statusText = '') {
  const asked: { url: string; init: RequestInit }[] = []
  globalThis.fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init })
    return new Response(text, { status, headers, statusText })
  }
  return asked
}

test('a path is filled, what it holds is encoded, and a query leaves out what is undefined (P29.4)', () => {
  expect(buildUrl('/api/x/{id}/y', { id: 'a/b c' })).toBe('/api/x/a%2Fb%20c/y')
  expect(buildUrl('/api/x', {}, { q: 'a b', limit: 5, cursor: undefined })).toBe('/api/x?q=a+b&limit=5')
  expect(buildUrl('/api/x', {}, { cursor: undefined })).toBe('/api/x')
})

test('a read sends cookies, and neither a body nor its type (P28.12)', async () => {
  const asked = answer(200, '[]')
  expect(await callApi(publicRoutes.listPricing, {})).toEqual([])
  expect(asked[0]?.url).toBe('/api/pricing')
  expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
  expect(asked[0]?.init.headers).toStrictEqual({})
  expect(asked[0]?.init).not.toHaveProperty('body')
})

test('a creation sends JSON with its type and its idempotency key (P28.12)', async () => {
  const asked = answer(201, '{"id":"1"}', { 'x-next-cursor': 'c' })
  const body = { name: 'Ana', email: 'ana@example.com', message: 'Hi' }
  const { data, headers } = await callApiWithHeaders(publicRoutes.createContact, {
    body,
    idempotencyKey: 'k',
  })
  expect(data).toEqual({ id: '1' })
  expect(headers.get('x-next-cursor')).toBe('c')
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify(body),
  })
})

test('a change names its record in the path', async () => {
  const asked = answer(200, '{}')
  await callApi(adminRoutes.deleteQuote, { params: { id: 'q1' } })
  expect(asked[0]).toMatchObject({ url: '/api/admin/quotes/q1', init: { method: 'DELETE' } })
})

test.each([
  [400, '{"message":"Wrong","fields":{"email":"Bad"}}', '', { message: 'Wrong', fields: { email: 'Bad' } }],
  [503, 'down', '', undefined],
  [502, '', 'Bad Gateway', undefined],
  [500, 'null', '', undefined],
  [500, '{"message":5}', '', undefined],
])(
  'an answer of %i %j is an error of its status, a colon and its text (P28.13)',
  async (status, text, statusText, problem) => {
    answer(status, text, { 'retry-after': '7' }, statusText)
    const error = await callApi(publicRoutes.listPricing, {}).catch((failure: unknown) => failure)
    if (!(error instanceof ApiCallError)) throw new Error('No ApiCallError')
    expect(error.message).toBe(`${status}: ${text || statusText}`)
    expect(error.name).toBe('ApiCallError')
    expect(error.status).toBe(status)
    expect(error.problem).toEqual(problem)
    expect(error.retryAfter).toBe(7)
  },
)

test('an answer without Retry-After gives no waiting time', async () => {
  answer(429, '{}')
  await expect(callApi(publicRoutes.listPricing, {})).rejects.toMatchObject({ retryAfter: undefined })
})

test("what is not answered within 40 seconds is given up, and so is what the caller's own signal stops", async () => {
  jest.useFakeTimers()
  const hang = () => {
    let signal: AbortSignal | null | undefined
    globalThis.fetch = (_, init) => {
      signal = init?.signal
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
    }
    return () => signal
  }
  const signalOf = hang()
  const call = callApi(publicRoutes.listPricing, {}).catch((error: Error) => error.message)
  jest.advanceTimersByTime(39_999)
  expect(signalOf()?.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(await call).toBe('stopped')

  const stop = new AbortController()
  hang()
  const stopped = callApi(publicRoutes.listPricing, { signal: stop.signal }).catch(
    (error: Error) => error.message,
  )
  stop.abort()
  expect(await stopped).toBe('stopped')
})

test('an answer ends the wait for it', async () => {
  jest.useFakeTimers()
  answer(200, '[]')
  await callApi(publicRoutes.listPricing, {})
  expect(jest.getTimerCount()).toBe(0)
})
