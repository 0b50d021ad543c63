/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useDraft } from '#frontend/admin/lib/use-draft.ts'
import { readDraft } from '#frontend/lib/draft.ts'

test('what is typed is kept from the first change on, with the version it changes, until that ends', () => {
  const defaultValues = { name: '', phone: '1' }
  const { result, unmount } = renderHook(() => useDraft('record', 'v1', { defaultValues }))
  expect(readDraft('record')).toBeUndefined()
  act(() => result.current.form.setValue('name', 'Ana'))
  expect(readDraft('record')).toMatchObject({ values: { name: 'Ana', phone: '1' }, version: 'v1' })
  const { form } = result.current
  unmount()
  form.setValue('name', 'Eva')
  expect(readDraft('record')).toMatchObject({ values: { name: 'Ana' } })
})
