import { afterEach, expect, jest, test } from '@jest/globals'
import { ApiCallError } from '#frontend/lib/api.ts'
import { failureText, showFieldErrors, withIdempotencyKey } from '#frontend/lib/submission.ts'

afterEach(() => {
  jest.useRealTimers()
})

test('the same content keeps its key and age; other content has its own', async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(5000)
  const first = await withIdempotencyKey({ name: 'Ana' })
  expect(first).toEqual({
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: { name: 'Ana', openFor: 5000 },
  })
  jest.advanceTimersByTime(1000)
  const other = await withIdempotencyKey({ name: 'Eva' })
  expect(other.body.openFor).toBe(6000)
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(await withIdempotencyKey({ name: 'Ana' })).toBe(first)
})

test("a fast form waits until the spam trap's limit has passed", async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(1000)
  let call: { body: { openFor: number } } | undefined
  const sent = withIdempotencyKey({ name: 'Quick' }).then((made) => {
    call = made
  })
  await jest.advanceTimersByTimeAsync(2000)
  expect(call).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  await sent
  expect(call?.body.openFor).toBe(3001)
})

test('a form that failed says when to try again, where the API named a time', () => {
  const text = JSON.stringify({ code: 'too-many-requests', message: '' })
  const limit = (headers: Record<string, string>) =>
    new ApiCallError(new Response('', { status: 429, headers }), text)
  expect(failureText(limit({ 'retry-after': '60' }), 'Not sent.')).toMatch(/^Not sent\. Too many requests\./)
  expect(failureText(limit({}), 'Not sent.')).toBe('Not sent.')
})

test("shows the API's errors at their fields, and focuses the first", () => {
  const problem = {
    code: 'check-fields',
    message: 'Wrong',
    fields: { 'customerInfo.email': 'Bad email', 'customerInfo.phone': 'Bad' },
  }
  const error = new ApiCallError(new Response('', { status: 400 }), JSON.stringify(problem))
  const set: unknown[] = []
  const note = (...parameters: unknown[]) => set.push(parameters)
  const fields = ['name', 'email', 'phone'] as const
  expect(showFieldErrors(error, fields, note as never, 'customerInfo.')).toBe(true)
  expect(set).toEqual([
    ['email', { message: 'Bad email' }, { shouldFocus: true }],
    ['phone', { message: 'Bad' }, { shouldFocus: false }],
  ])
  expect(showFieldErrors(error, fields, note as never)).toBe(false)
  expect(showFieldErrors(new Error('down'), fields, note as never, 'customerInfo.')).toBe(false)
  const plain = new ApiCallError(new Response('', { status: 400 }), '{"message":"","fields":{"name":"Bad"}}')
  expect(showFieldErrors(plain, fields, () => {})).toBe(true)
  const bare = new ApiCallError(new Response('', { status: 400 }), '')
  expect(showFieldErrors(bare, fields, note as never, 'customerInfo.')).toBe(false)
  expect(set).toHaveLength(2)
})

test("says what is wrong with a field in the page's own words (P28.15)", () => {
  const values = { zip: '94105', phone: '(559) 555-0142' }
  const problem = { code: 'not-yet', values, message: 'Wrong', fields: { address: 'Words of the API' } }
  const error = new ApiCallError(new Response('', { status: 400 }), JSON.stringify(problem))
  const set: unknown[] = []
  const note = (...parameters: unknown[]) => set.push(parameters)
  expect(showFieldErrors(error, ['address'], note as never)).toBe(true)
  const message = 'We don’t come to 94105 yet. Please check the address, or call (559) 555-0142.'
  expect(set).toEqual([['address', { message }, { shouldFocus: true }]])
})
