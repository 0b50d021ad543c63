import { expect, test } from '@jest/globals'
import { clampHardWater } from '#frontend/islands/residential-quote/choices.ts'

test('hard-water windows are whole, zero when no number, and within 0 to 30', () => {
  expect(['', 'abc', '-4', '7', '7.9', '31', '1e9', 'Infinity'].map(clampHardWater)).toEqual([
    0, 0, 0, 7, 7, 30, 30, 0,
  ])
})
