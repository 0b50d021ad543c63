import { beforeEach, expect, test } from '@jest/globals'
import { clearDraft, clearDrafts, keepDraft, readDraft } from '#frontend/lib/draft.ts'
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

test('a draft that does not parse is removed', () => {
  store('draft:contact', '{"values":', 'sessionStorage')
  expect(readDraft('contact')).toBeUndefined()
  expect(storage.sessionStorage.getItem('draft:contact')).toBeNull()
})
