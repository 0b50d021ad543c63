import { expect, test } from '@jest/globals'
import { estimate } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { openStorage, storage } from '#tests/unit/frontend/lib/browser-storage.ts'

const STORAGE = 'commercialQuoteData'

test.each(['{"largeWindows":', '[]', '{"largeWindows":10000}', '{"largeWindows":"5"}'])(
  'ignores and removes a saved estimate that does not parse: %s (P9.10)',
  (text) => {
    openStorage()
    storage.localStorage.setItem(STORAGE, text)
    expect(estimate.get()).toBeUndefined()
    expect(storage.localStorage.getItem(STORAGE)).toBeNull()
  },
)

test('a saved estimate without its stories is of one story, and a price below zero is left out (P9.10)', () => {
  openStorage()
  const kept = { smallWindows: 3, buildingType: 'office' }
  storage.localStorage.setItem(STORAGE, JSON.stringify({ ...kept, totalPrice: -1 }))
  expect(estimate.get()).toMatchObject({ ...kept, stories: '1' })
  expect(estimate.get()).not.toHaveProperty('totalPrice')
})
