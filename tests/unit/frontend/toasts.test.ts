import { expect, test } from '@jest/globals'
import { currentToasts, dismissToast, removeToast, showToast, updateToast } from '#frontend/lib/toasts.ts'

test('a new notification takes the place of the last, and can be changed, closed and removed', () => {
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
