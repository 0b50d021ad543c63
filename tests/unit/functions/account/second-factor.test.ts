import { expect, test } from '@jest/globals'
import { stepOf } from '#functions/account/second-factor.ts'

/** RFC 6238, appendix B: the secret `12345678901234567890` in base32, and the last six digits of its codes by SHA-1. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %d the code is %s', (second, code, step) => {
  const at = (seconds: number) => new Date((second + seconds) * 1000)
  expect(stepOf(code, SECRET, at(0))).toBe(step)
  expect(stepOf(` ${code.slice(0, 3)} ${code.slice(3)} `, SECRET, at(0))).toBe(step)
  for (const seconds of [-30, 30]) expect(stepOf(code, SECRET, at(seconds))).toBe(step)
  for (const seconds of [-60, 60]) expect(stepOf(code, SECRET, at(seconds))).toBeUndefined()
  for (const other of ['', code.slice(1), `${code}0`, code.replace(/./g, 'x')])
    expect(stepOf(other, SECRET, at(0))).toBeUndefined()
})
