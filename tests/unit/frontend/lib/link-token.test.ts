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
])('finds the token in %j (P32.12)', (address) => {
  expect(linkTokenIn(address)).toBe(TOKEN)
})

test('keeps what is left of a token that was cut', () => {
  expect(linkTokenIn('?k=vabc')).toBe('vabc')
})

/** As Proofpoint's published decoder reads version 2: `-` begins an escape, `_` is a slash. */
function fromProofpoint2(address: string): string {
  const [, rewritten = ''] = /[?]u=([^&]*)/.exec(address) ?? []
  return decodeURIComponent(rewritten.replace(/-/g, '%').replace(/_/g, '/'))
}

/** As its decoder reads version 3: each `*` is the next of the characters behind `__;`. */
function fromProofpoint3(address: string): string {
  const [, kept = '', replaced = ''] = /v3\/__(.+?)__;(.*?)!/.exec(address) ?? []
  const characters = [...Buffer.from(replaced, 'base64url').toString()]
  return kept.replace(/\*/g, () => characters.shift() ?? '')
}

test('links survive Proofpoint, which gives - and _ meanings of its own', () => {
  const token = `v${'a-_9'.repeat(10)}b-__`
  const escaped = token.replace(/[-_]/g, (one) => (one === '-' ? '-2D' : '-5F'))
  const rewritten = [
    fromProofpoint2(
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__cleaning.example_visit-3Fk-3D${escaped}&d=DwMFaQ&c=x&e=`,
    ),
    fromProofpoint3(`https://urldefense.com/v3/__https://cleaning.example/visit?k=${token}__;!!Abc!Def$`),
    fromProofpoint3(`https://urldefense.com/v3/__https://cleaning.example/visit*k=${token}__;Pw!!Abc!Def$`),
  ]
  expect(rewritten.map((address) => linkTokenIn(new URL(address).search))).toEqual([token, token, token])
})
