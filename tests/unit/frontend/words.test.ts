/** Facts, hours, amounts and anchors as pages write them; and sending a form once, and not too early. */
import { afterEach, expect, jest, test } from '@jest/globals'
import { anchorOf } from '#frontend/lib/anchor.ts'
import { ApiCallError } from '#frontend/lib/api.ts'
import { clockText, daysText, hoursText } from '#frontend/lib/clock.ts'
import { factsOf } from '#frontend/lib/facts.ts'
import { showFieldErrors, stampSubmission } from '#frontend/lib/submission.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'

afterEach(() => {
  jest.useRealTimers()
})

test('a heading becomes an anchor of lower-case words', () => {
  expect(['Tools and equipment', '  What’s 100% new?! ', 'A--B'].map(anchorOf)).toEqual([
    'tools-and-equipment',
    'what-s-100-new',
    'a-b',
  ])
})

test('times and days are written as people say them', () => {
  expect(['08:00', '12:00', '15:30', '00:05', '11:59'].map(clockText)).toEqual([
    '8am',
    '12pm',
    '3:30pm',
    '12:05am',
    '11:59am',
  ])
  expect(hoursText({ opens: '08:00', closes: '18:00' })).toBe('8am - 6pm')
  expect(daysText([1, 6])).toBe('Monday to Saturday')
  expect(daysText([6, 6])).toBe('Saturday')
})

test("a page's facts are the owner's settings and the ends of the price list", () => {
  const info = { ...DEFAULT_SITE_INFO, businessName: 'B', phone: '1', email: 'e', yearsExperience: '9+' }
  expect(factsOf(info, DEFAULT_PRICING.toReversed())).toMatchObject({
    ...{ businessName: 'B', phone: '1', email: 'e', years: '9+', commercialFrom: '$150' },
    ...{ fromPrice: '$179', toPrice: '$349', interiorPrice: '$59' },
    ...{ hours: 'Monday to Saturday 8am - 6pm', sameDayUntil: '10 AM', nextDayCities: 'Lemoore' },
  })
})

test('the same content keeps its key and age; other content has its own', async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(5000)
  const first = await stampSubmission({ name: 'Ana' })
  expect(first).toEqual({ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), openFor: 5000 })
  jest.advanceTimersByTime(1000)
  const other = await stampSubmission({ name: 'Eva' })
  expect(other.openFor).toBe(6000)
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(await stampSubmission({ name: 'Ana' })).toBe(first)
})

test('a form that is filled in at once waits until no spam trap takes it for a machine', async () => {
  jest.useFakeTimers({ now: 0 })
  jest.advanceTimersByTime(1000)
  let stamp: { openFor: number } | undefined
  const sent = stampSubmission({ name: 'Quick' }).then((made) => {
    stamp = made
  })
  await jest.advanceTimersByTimeAsync(2000)
  expect(stamp).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  await sent
  expect(stamp?.openFor).toBe(3001)
})

test("the API's complaints stand at their fields, and the first of them has the focus", () => {
  const problem = {
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
