import { beforeEach, expect, jest, test } from '@jest/globals'
import { ApiCallError } from '#frontend/lib/api.ts'
import { failureText, sendForm, showFieldErrors } from '#frontend/lib/submission.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { openStorage } from '#tests/unit/frontend/lib/browser-storage.ts'

beforeEach(openStorage)

/** Answers as given, one after the other; undefined loses the answer. @returns what is sent */
function answering(...answers: (object | undefined)[]) {
  const sent: { key: string | null; body: unknown }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(String(init?.body)),
    })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return new Response(JSON.stringify(answer), { status: 201 })
  })
  return sent
}

const message = (name: string) => ({ name, email: 'ana@example.com', message: 'Hello' })

test('the same content keeps its key and age until it is answered, after a reload, too; other content has its own (P9.11)', async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(5000)
  const sent = answering(undefined, undefined, undefined, {}, {})
  const load = () => import('#frontend/lib/submission.ts')
  let page = await load()
  const send = (name: string) => page.sendForm(publicRoutes.createContact, message(name))
  await expect(send('Ana')).rejects.toThrow('no network')
  expect(sent[0]).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: { ...message('Ana'), openFor: 5000 },
  })
  jest.advanceTimersByTime(1000)
  await expect(send('Eva')).rejects.toThrow('no network')
  expect(sent[1]).toEqual({
    key: expect.not.stringMatching(sent[0]?.key ?? ''),
    body: { ...message('Eva'), openFor: 6000 },
  })
  await expect(send('Ana')).rejects.toThrow('no network')
  jest.resetModules()
  page = await load()
  await send('Ana')
  expect(sent.slice(2, 4)).toEqual([sent[0], sent[0]])
  await send('Ana')
  expect(sent[4]?.key).not.toBe(sent[0]?.key)
})

test("a fast form waits until the spam trap's limit has passed", async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(1000)
  const sent = answering({})
  const sending = sendForm(publicRoutes.createContact, message('Quick'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await sending
  expect(sent[0]?.body).toMatchObject({ openFor: 3001 })
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
