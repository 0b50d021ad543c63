/** Each rule of docs/product.md names the test that goes red without it: `(P32.5)` or `(P32.5, P38.1)` at the end of the test's name. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { sourceFiles } from '#tests/contract/source-files.ts'
import { UNNAMED } from '#tests/contract/unnamed-rules.ts'

const rules = [...readFileSync('docs/product.md', 'utf8').matchAll(/^- \*\*P(\d+)\.(\d+)\*\* (.*)/gm)]
  .filter(([, , , text]) => !text?.startsWith('Dropped'))
  .map(([, section, rule]) => ({ section: Number(section), rule: Number(rule) }))

const named = new Set(
  sourceFiles(/\.(test\.tsx?|spec\.ts)$/)
    .filter(({ path }) => path.startsWith('tests/'))
    .flatMap(({ text }) => [...text.matchAll(/ \((P\d+\.\d+(?:, P\d+\.\d+)*)\)['"`]/g)])
    .flatMap(([, names]) => names?.split(', ')),
)

test('each rule of the product has a test that names it, or is on the list, which only becomes shorter', () => {
  const unnamed: Record<number, number[]> = {}
  for (const { section, rule } of rules)
    if (!named.has(`P${section}.${rule}`)) unnamed[section] = [...(unnamed[section] ?? []), rule]
  expect(unnamed).toEqual(UNNAMED)
})
