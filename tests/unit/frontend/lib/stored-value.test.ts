import { beforeEach, expect, test } from '@jest/globals'
import { createStoredValue } from '#frontend/lib/stored-value.ts'
import { openStorage, storage } from '#tests/unit/frontend/lib/browser-storage.ts'

type Price = { price: number }

const openPrice = () =>
  createStoredValue('price', (value): Price | undefined =>
    typeof Object(value).price === 'number' ? { price: Object(value).price } : undefined,
  )

beforeEach(openStorage)

test('stores a value as JSON under its key, and reads the same object each time', () => {
  const price = openPrice()
  expect(price.get()).toBeUndefined()
  price.set({ price: 5 })
  expect(storage.localStorage.getItem('price')).toBe('{"price":5}')
  expect(price.get()).toEqual({ price: 5 })
  expect(price.get()).toBe(price.get())
  expect(openPrice().get()).toEqual({ price: 5 })
  expect(price.initial).toBeUndefined()
})

test.each(['{"price":"5"}', '{', 'null'])('%s is removed when it is read', (text) => {
  for (const area of [storage.localStorage, storage.sessionStorage]) {
    area.setItem('price', text)
    expect(openPrice().get()).toBeUndefined()
    expect(area.getItem('price')).toBeNull()
  }
})

test('a value of this tab replaces the shared one, until another tab stores a newer one', () => {
  const price = openPrice()
  price.set({ price: 5 })
  price.set({ price: 6 }, 'sessionStorage')
  expect(storage.localStorage.getItem('price')).toBeNull()
  expect(price.get()).toEqual({ price: 6 })
  storage.localStorage.setItem('price', '{"price":7}')
  expect(price.get()).toEqual({ price: 7 })
  price.forget()
  expect(price.get()).toBeUndefined()
})

test('calls subscribers on each change until they unsubscribe', () => {
  const price = openPrice()
  let heard = 0
  const unsubscribe = price.subscribe(() => {
    heard += 1
  })
  price.set({ price: 5 })
  price.forget()
  expect(heard).toBe(2)
  unsubscribe()
  price.set({ price: 6 })
  expect(heard).toBe(2)
})
