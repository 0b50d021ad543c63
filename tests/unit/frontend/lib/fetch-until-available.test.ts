/** Loading code over a bad connection (decision 63). */
import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fetchUntilAvailable } from '#frontend/lib/fetch-until-available.ts'

const realFetch = globalThis.fetch
let browser: EventTarget
let asked: unknown[][]

beforeEach(() => {
  jest.useFakeTimers()
  browser = new EventTarget()
  asked = []
  Object.assign(globalThis, {
    addEventListener: browser.addEventListener.bind(browser),
    document: { createElement: () => ({}), head: { append: () => {} } },
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

/** Answers the first call with the first of these, and so on. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  globalThis.fetch = async (...call) => {
    asked.push(call)
    return answers[asked.length - 1]?.() ?? new Response('code')
  }
}
const offline = () => Promise.reject(new TypeError('offline'))
const down = () => new Response('', { status: 503 })

test('a file is requested again after one second, two, or once the connection is back, until it loads (P2.8)', async () => {
  answer(offline, down, down)
  const arrival = fetchUntilAvailable({ href: '/a.js', integrity: 'sha256-x' })
  await jest.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([['/a.js', { integrity: 'sha256-x', priority: 'low' }]])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1999)
  expect(asked).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(3)
  browser.dispatchEvent(new Event('online'))
  await arrival
  expect(asked).toHaveLength(4)
  expect(getEventListeners(browser, 'online')).toEqual([])
})
