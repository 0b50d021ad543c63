import { expect, jest, test } from '@jest/globals'
import {
  currentToasts,
  dismissFailures,
  dismissToast,
  removeToast,
  showToast,
  toasts,
  updateToast,
} from '#frontend/lib/toasts.ts'

test('nothing is shown at first', () => {
  expect(currentToasts()).toEqual([])
})

test('a new notification replaces the last, and can be changed, closed and removed', () => {
  showToast({ title: 'First' })
  const id = showToast({ title: 'Second' })
  expect(currentToasts().map(({ title }) => title)).toEqual(['Second'])

  updateToast(id, { description: 'More' })
  expect(currentToasts()[0]).toMatchObject({ title: 'Second', description: 'More', isOpen: true })

  dismissToast(id)
  expect(currentToasts()[0]?.isOpen).toBe(false)

  removeToast(id)
  expect(currentToasts()).toEqual([])
})

test('a dismissed notification is removed after 1,000,000 ms, however often it is dismissed', () => {
  jest.useFakeTimers()
  const id = showToast({ title: 'Gone' })
  dismissToast(id)
  jest.advanceTimersByTime(999_999)
  dismissToast(id)
  expect(currentToasts()).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
  const next = showToast({ title: 'Removed by hand' })
  dismissToast(next)
  removeToast(next)
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('closes failures, and nothing else', () => {
  const done = showToast({ title: 'Saved' })
  dismissFailures()
  expect(currentToasts()[0]?.isOpen).toBe(true)
  removeToast(done)
  const failed = showToast({ title: 'Error', variant: 'destructive' })
  dismissFailures()
  expect(currentToasts()[0]).toMatchObject({ id: failed, isOpen: false })
  removeToast(failed)
})

test('changes one notification alone, and calls no unsubscribed listener', () => {
  let heard = 0
  const unsubscribe = toasts.subscribe(() => {
    heard += 1
  })
  const id = showToast({ title: 'Here', variant: 'destructive' })
  updateToast('another', { title: 'There' })
  expect(currentToasts()).toEqual([{ id, title: 'Here', variant: 'destructive', isOpen: true }])
  removeToast('another')
  expect(currentToasts()).toHaveLength(1)
  const before = heard
  expect(before).toBeGreaterThan(0)
  unsubscribe()
  removeToast(id)
  expect(heard).toBe(before)
})
