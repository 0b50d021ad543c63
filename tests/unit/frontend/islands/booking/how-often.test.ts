import { expect, test } from '@jest/globals'
import { rhythmOf } from '#frontend/ui/how-often.tsx'

test.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ...['4', '12', '0', '-1', '3.0', '03', ' 3', '3e0', 'three', '', null].map(
    (text) => [text, undefined] as const,
  ),
])(
  'the link /booking?every=%s chooses every %s months; what is not offered is just this once',
  (text, months) => {
    expect(rhythmOf(text)).toBe(months)
  },
)
