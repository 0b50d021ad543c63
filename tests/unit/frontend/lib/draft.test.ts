import { beforeEach, expect, test } from '@jest/globals'
import { createFormControl } from 'react-hook-form'
import { clearDraft, clearDrafts, keepChanges, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { readStored, store } from '#frontend/lib/storage.ts'
import { openStorage, storage } from '#tests/unit/frontend/lib/browser-storage.ts'

beforeEach(openStorage)

test('a draft lives in the tab, under its own prefix', () => {
  expect(readDraft('contact')).toBeUndefined()
  keepDraft('contact', { values: { name: 'Ana' }, version: 'v1' })
  expect(storage.sessionStorage.getItem('draft:contact')).toBe('{"values":{"name":"Ana"},"version":"v1"}')
  expect(readDraft('contact')).toEqual({ values: { name: 'Ana' }, version: 'v1' })
  keepDraft('quote', { values: {} })
  clearDraft('contact')
  expect([readDraft('contact'), readDraft('quote')]).toEqual([undefined, { values: {} }])
  store('currentQuote', 'x', 'sessionStorage')
  clearDrafts()
  expect(readDraft('quote')).toBeUndefined()
  expect(readStored('currentQuote', 'sessionStorage')).toBe('x')
})

test('what is typed is kept from the first change on, with the version it changes, until that ends', () => {
  const { setValue, watch } = createFormControl({ defaultValues: { name: '', phone: '1' } })
  const end = keepChanges({ watch }, 'record', { version: 'v1' })
  expect(readDraft('record')).toBeUndefined()
  setValue('name', 'Ana')
  expect(readDraft('record')).toEqual({ values: { name: 'Ana', phone: '1' }, version: 'v1' })
  end()
  setValue('name', 'Eva')
  expect(readDraft('record')).toMatchObject({ values: { name: 'Ana' } })
})

test('a draft that does not parse is removed', () => {
  store('draft:contact', '{"values":', 'sessionStorage')
  expect(readDraft('contact')).toBeUndefined()
  expect(storage.sessionStorage.getItem('draft:contact')).toBeNull()
})
