/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { createStoredValue } from '#frontend/lib/stored-value.ts'
import { forgetPages } from '#tests/support/component/island.tsx'

type Price = { price: number }

const openPrice = () =>
  createStoredValue('price', (value): Price | undefined =>
    typeof Object(value).price === 'number' ? { price: Object(value).price } : undefined,
  )

beforeEach(forgetPages)

test('stores a value as JSON under its key, and reads the same object each time', () => {
  const price = openPrice()
  expect(price.get()).toBeUndefined()
  price.set({ price: 5 })
  expect(localStorage.getItem('price')).toBe('{"price":5}')
  expect(price.get()).toEqual({ price: 5 })
  expect(price.get()).toBe(price.get())
  expect(openPrice().get()).toEqual({ price: 5 })
  expect(price.initial).toBeUndefined()
})

test.each(['{"price":"5"}', '{', 'null'])('%s is removed when it is read', (text) => {
  for (const area of [localStorage, sessionStorage]) {
    area.setItem('price', text)
    expect(openPrice().get()).toBeUndefined()
    expect(area.getItem('price')).toBeNull()
  }
})

test('a value of this tab replaces the shared one, until another tab stores a newer one', () => {
  const price = openPrice()
  price.set({ price: 5 })
  price.set({ price: 6 }, 'sessionStorage')
  expect(localStorage.getItem('price')).toBeNull()
  expect(price.get()).toEqual({ price: 6 })
  localStorage.setItem('price', '{"price":7}')
  expect(price.get()).toEqual({ price: 7 })
  price.forget()
  expect(price.get()).toBeUndefined()
})

test('calls subscribers on each change, and when Back leads to the page, until they unsubscribe', () => {
  const price = openPrice()
  let heard = 0
  const unsubscribe = price.subscribe(() => {
    heard += 1
  })
  price.set({ price: 5 })
  price.forget()
  expect(heard).toBe(2)
  dispatchEvent(new Event('pageshow'))
  expect(heard).toBe(3)
  unsubscribe()
  price.set({ price: 6 })
  dispatchEvent(new Event('pageshow'))
  expect(heard).toBe(3)
})
