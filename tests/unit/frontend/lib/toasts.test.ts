import { expect, jest, test } from '@jest/globals'
import {
  currentToast,
  dismissFailures,
  dismissToast,
  removeToast,
  showToast,
  updateToast,
} from '#frontend/lib/toasts.ts'

test('a new notification replaces the last, and can be changed, closed and removed', () => {
  expect(currentToast.get()).toBeUndefined()
  showToast({ title: 'First' })
  const id = showToast({ title: 'Second' })
  expect(currentToast.get()?.title).toBe('Second')

  updateToast(id, { description: 'More' })
  expect(currentToast.get()).toMatchObject({ title: 'Second', description: 'More', isOpen: true })

  dismissToast(id)
  expect(currentToast.get()?.isOpen).toBe(false)

  removeToast(id)
  expect(currentToast.get()).toBeUndefined()
})

test('a dismissed notification is removed after 1,000,000 ms, however often it is dismissed', () => {
  jest.useFakeTimers()
  const id = showToast({ title: 'Gone' })
  dismissToast(id)
  jest.advanceTimersByTime(999_999)
  dismissToast(id)
  expect(currentToast.get()).toBeDefined()
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(currentToast.get()).toBeUndefined()
  const next = showToast({ title: 'Removed by hand' })
  dismissToast(next)
  removeToast(next)
  expect(jest.getTimerCount()).toBe(0)
})

test('closes failures, and nothing else', () => {
  const done = showToast({ title: 'Saved' })
  dismissFailures()
  expect(currentToast.get()?.isOpen).toBe(true)
  removeToast(done)
  const failed = showToast({ title: 'Error', variant: 'destructive' })
  dismissFailures()
  expect(currentToast.get()).toMatchObject({ id: failed, isOpen: false })
  removeToast(failed)
})

test('changes one notification alone, and calls no unsubscribed listener', () => {
  let heard = 0
  const unsubscribe = currentToast.subscribe(() => {
    heard += 1
  })
  const id = showToast({ title: 'Here', variant: 'destructive' })
  updateToast('another', { title: 'There' })
  expect(currentToast.get()).toEqual({ id, title: 'Here', variant: 'destructive', isOpen: true })
  removeToast('another')
  expect(currentToast.get()).toBeDefined()
  const before = heard
  expect(before).toBeGreaterThan(0)
  unsubscribe()
  removeToast(id)
  expect(heard).toBe(before)
})
