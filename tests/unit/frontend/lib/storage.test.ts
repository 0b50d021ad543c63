import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetAllStored, forgetStored, readStored, store } from '#frontend/lib/storage.ts'
import { openStorage, storage } from '#tests/unit/frontend/lib/browser-storage.ts'

beforeEach(openStorage)

test('a text is kept in the area that is named, else in the lasting one, until it is forgotten', () => {
  store('a', 'lasting')
  store('a', 'of the tab', 'sessionStorage')
  expect(storage.localStorage.getItem('a')).toBe('lasting')
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual(['lasting', 'of the tab'])
  forgetStored('a')
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual([null, 'of the tab'])
})

test('where storage is full or blocked, texts are kept for the page, and older ones do not return', () => {
  store('a', 'old')
  storage.isFull = true
  store('a', 'new')
  expect(readStored('a')).toBe('new')
  expect(storage.localStorage.getItem('a')).toBeNull()
  storage.isBlocked = true
  store('b', 'kept')
  expect([readStored('a'), readStored('b'), readStored('c')]).toEqual(['new', 'kept', null])
  forgetStored('b')
  expect(readStored('b')).toBeNull()
})

test('a text that can be stored again takes the place of the one kept for the page', () => {
  storage.isFull = true
  store('a', 'kept')
  storage.isFull = false
  store('a', 'stored')
  storage.localStorage.setItem('a', 'changed elsewhere')
  expect(readStored('a')).toBe('changed elsewhere')
})

test('all names that begin so are forgotten, stored or not, in one area alone', () => {
  store('draft:1', 'x')
  store('other', 'x')
  store('draft:1', 'x', 'sessionStorage')
  storage.isFull = true
  store('draft:2', 'x')
  store('other:2', 'x')
  forgetAllStored('draft:')
  const left = ['draft:1', 'draft:2', 'other', 'other:2'].map((key) => readStored(key))
  expect(left).toEqual([null, null, 'x', 'x'])
  expect(readStored('draft:1', 'sessionStorage')).toBe('x')
  storage.isBlocked = true
  forgetAllStored('other:')
  expect(readStored('other:2')).toBeNull()
})

/** The module as the next page of the tab loads it. */
async function nextPage() {
  jest.resetModules()
  return import('#frontend/lib/storage.ts')
}

test.each(['isFull', 'isBlocked'] as const)(
  'with storage that %s, texts go along to the next page (P9.13)',
  async (how) => {
    storage[how] = true
    store('a', 'kept')
    store('b', 'forgotten', 'sessionStorage')
    forgetStored('b', 'sessionStorage')
    const page = await nextPage()
    expect([page.readStored('a'), page.readStored('b', 'sessionStorage')]).toEqual(['kept', null])
    page.forgetStored('a')
    expect((await nextPage()).readStored('a')).toBeNull()
  },
)

test('where texts can be stored, those that another site has put into the name of the window are not read', async () => {
  storage.isFull = true
  store('a', 'planted')
  storage.isFull = false
  const page = await nextPage()
  expect(page.readStored('a')).toBeNull()
})

test('a name of the window that holds anything else is no storage', async () => {
  storage.isBlocked = true
  for (const name of ['{', '[[1', 'print', '7', '[1]']) {
    Object.assign(globalThis.window, { name })
    expect((await nextPage()).readStored('a')).toBeNull()
  }
})
