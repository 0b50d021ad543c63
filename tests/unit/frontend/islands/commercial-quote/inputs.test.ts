import { expect, test } from '@jest/globals'
import { windowCount } from '#frontend/islands/commercial-quote/inputs.ts'

test('commercial window counts are whole and not negative', () => {
  expect(['', 'x', '-1', '12', '12.7'].map(windowCount)).toEqual([0, 0, 0, 12, 12])
})
