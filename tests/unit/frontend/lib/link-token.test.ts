import { expect, test } from '@jest/globals'
import { linkTokenIn } from '#frontend/lib/link-token.ts'

const TOKEN = `v${'a-_9'.repeat(11)}`

test.each(['', '?', '?k=', '?k=%20%0A', '?key=abc', '?break=abc', '#main'])(
  'finds no token in %j',
  (address) => {
    expect(linkTokenIn(address)).toBeUndefined()
  },
)

test.each([
  `?k=${TOKEN}`,
  `?k%3d${TOKEN}`,
  `?utm=1&k=${TOKEN}&data=x`,
  `?a=1&amp;k=${TOKEN}`,
  `#k=${TOKEN}`,
  `?k=3D${TOKEN}`,
  `?k=${TOKEN.slice(0, 9)}=%0D%0A%20${TOKEN.slice(9)}`,
  `?k=${TOKEN}%25252E%2529`,
  `?k=%E2%80%8B${TOKEN}%C2%A0`,
  `?k=%zz${TOKEN}`.replace('%zz', '%'),
  `?k=${TOKEN}%23fragment`,
])('finds the token in %j', (address) => {
  expect(linkTokenIn(address)).toBe(TOKEN)
})

test('keeps what is left of a token that was cut', () => {
  expect(linkTokenIn('?k=vabc')).toBe('vabc')
})
