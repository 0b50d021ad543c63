/** Loading code over a bad connection (decision 63). */
import { getEventListeners } from 'node:events'
import { expect, jest, test } from '@jest/globals'
import { fetchUntilAvailable } from '#frontend/lib/fetch-until-available.ts'

const offline = () => Promise.reject(new TypeError('offline'))
const down = async () => new Response('', { status: 503 })

test('a file is requested again after one second, two, or once the connection is back, until it loads (P2.8)', async () => {
  jest.useFakeTimers()
  const browser = new EventTarget()
  Object.assign(globalThis, {
    addEventListener: browser.addEventListener.bind(browser),
    document: { createElement: () => ({}), head: { append: () => {} } },
  })
  const answers = [offline, down, down]
  const asked: unknown[][] = []
  globalThis.fetch = async (...call) => {
    asked.push(call)
    return answers[asked.length - 1]?.() ?? new Response('code')
  }
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
