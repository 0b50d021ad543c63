/** Browser storage, open, blocked and full; and what is kept in it of forms and quotes. */
import { beforeEach, expect, test } from '@jest/globals'
import { createFormControl } from 'react-hook-form'
import { clearDraft, clearDrafts, keepChanges, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { keptTexts } from '#frontend/lib/kept-form.ts'
import { forgetAllStored, forgetStored, readStored, store } from '#frontend/lib/storage.ts'

/** As browsers have it: the stored names are its own properties. */
class Area {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? ((this as unknown as Record<string, string>)[key] ?? null) : null
  }
  setItem(key: string, text: string) {
    if (isFull) throw new Error('QuotaExceededError')
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key]
  }
}

let isFull = false
let isBlocked = false
let areas: { localStorage: Area; sessionStorage: Area }
const area = (name: 'localStorage' | 'sessionStorage') => ({
  configurable: true,
  get: () => {
    if (isBlocked) throw new Error('SecurityError')
    return areas[name]
  },
})

beforeEach(() => {
  isFull = false
  isBlocked = false
  areas = { localStorage: new Area(), sessionStorage: new Area() }
  const browser = Object.defineProperties(
    {},
    { localStorage: area('localStorage'), sessionStorage: area('sessionStorage') },
  )
  Object.assign(globalThis, { window: browser })
  for (const name of ['localStorage', 'sessionStorage'] as const) forgetAllStored('', name)
})

test('a text is kept in the area that is named, else in the lasting one, until it is forgotten', () => {
  store('a', 'lasting')
  store('a', 'of the tab', 'sessionStorage')
  expect(areas.localStorage.getItem('a')).toBe('lasting')
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual(['lasting', 'of the tab'])
  forgetStored('a')
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual([null, 'of the tab'])
})

test('where storage is full or blocked, texts are kept for the page, and older ones do not return', () => {
  store('a', 'old')
  isFull = true
  store('a', 'new')
  expect(readStored('a')).toBe('new')
  expect(areas.localStorage.getItem('a')).toBeNull()
  isBlocked = true
  store('b', 'kept')
  expect([readStored('a'), readStored('b'), readStored('c')]).toEqual(['new', 'kept', null])
  forgetStored('b')
  expect(readStored('b')).toBeNull()
})

test('a text that can be stored again takes the place of the one kept for the page', () => {
  isFull = true
  store('a', 'kept')
  isFull = false
  store('a', 'stored')
  areas.localStorage.setItem('a', 'changed elsewhere')
  expect(readStored('a')).toBe('changed elsewhere')
})

test('all names that begin so are forgotten, stored or not, in one area alone', () => {
  store('draft:1', 'x')
  store('other', 'x')
  store('draft:1', 'x', 'sessionStorage')
  isFull = true
  store('draft:2', 'x')
  store('other:2', 'x')
  forgetAllStored('draft:')
  const left = ['draft:1', 'draft:2', 'other', 'other:2'].map((key) => readStored(key))
  expect(left).toEqual([null, null, 'x', 'x'])
  expect(readStored('draft:1', 'sessionStorage')).toBe('x')
  isBlocked = true
  forgetAllStored('other:')
  expect(readStored('other:2')).toBeNull()
})

test('a draft lives in the tab, under its own prefix', () => {
  expect(readDraft('contact')).toBeUndefined()
  keepDraft('contact', { values: { name: 'Ana' }, version: 'v1' })
  expect(areas.sessionStorage.getItem('draft:contact')).toBe('{"values":{"name":"Ana"},"version":"v1"}')
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
  const end = keepChanges({ watch }, 'record', 'v1')
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
  expect(areas.sessionStorage.getItem('draft:contact')).toBeNull()
})

test('a form gets back the texts of its own fields; what it cannot have written is removed', () => {
  expect(keptTexts('contact', ['name'])).toEqual({})
  keepDraft('contact', { values: { name: 'Ana', phone: '', other: 5 } })
  expect(keptTexts('contact', ['name', 'phone', 'message'])).toEqual({ name: 'Ana', phone: '' })
  expect(keptTexts('contact', ['name', 'other'])).toEqual({})
  expect(readDraft('contact')).toBeUndefined()
})
