/** docs/product.md, the decisions and their index agree, and comments and documents cite only what is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { SETTINGS } from '#schemas/defaults/settings.ts'
import { sourceFiles } from '#tests/contract/source-files.ts'

const DECISIONS = 'docs/decisions'
const read = (path: string) => readFileSync(path, 'utf8')

/** `P8.2` as [8, 2], in the order of the document. */
const rules = [...read('docs/product.md').matchAll(/^- \*\*P(\d+)\.(\d+)\*\* /gm)].map(
  ([, section, rule]): [number, number] => [Number(section), Number(rule)],
)
const ruleNames = rules.map(([section, rule]) => `P${section}.${rule}`)

/** The rows of the index: number, title, link (none for a decision that is a rule of the product now), status. */
const index = read(`${DECISIONS}/README.md`)
  .split('\n')
  .map((line) => /^\| (\d+) +\| (?:\[(.+)\]\((.+)\)|(.+?)) +\| (.+?) +\|$/.exec(line))
  .flatMap((row) =>
    row ? [{ number: Number(row[1]), title: row[2] ?? row[4], file: row[3], status: row[5] ?? '' }] : [],
  )

/** Number, title and status of each decision, from the first and third line of its file. */
const files = readdirSync(DECISIONS)
  .filter((file) => /^\d{3}-[a-z]/.test(file))
  .sort()
  .map((file) => {
    const [first = '', , third = ''] = read(`${DECISIONS}/${file}`).split('\n')
    const [, number, title] = /^# (\d+)\. (.+)$/.exec(first) ?? []
    const [, status] = /^\d{4}-\d{2}-\d{2}, (.+)$/.exec(third) ?? []
    return { number: Number(number), title, file, status }
  })

/** Every text that may cite a rule or a decision. */
const texts = [
  ...sourceFiles(/\.(ts|tsx|js|scss|md)$/),
  ...['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...markdownIn(DECISIONS)].map((path) => ({
    path,
    text: read(path),
  })),
]

function markdownIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
}

/** Citations by `pattern` that `isThere` does not know, with their files. */
function missing(pattern: RegExp, isThere: (name: string) => boolean): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .flatMap(([citation]) => citation.match(/P?\d+(\.\d+)?/g) ?? [])
      .filter((name) => !isThere(name))
      .map((name) => `${path}: ${name}`),
  )
}

test('rules of the product are numbered in one row in each section, as its heading is', () => {
  const headings = [...read('docs/product.md').matchAll(/^## (\d+)\. /gm)].map(([, n]) => Number(n))
  expect(headings).toEqual(headings.map((_, position) => position + 1))
  const expected = headings.flatMap((heading) =>
    rules.filter(([section]) => section === heading).map((_, position) => [heading, position + 1]),
  )
  expect(rules).toEqual(expected)
})

test('each rule that a comment or a document cites is there', () => {
  expect(missing(/\bP\d+\.\d+\b/g, (name) => ruleNames.includes(name))).toEqual([])
})

test('the index lists each decision once, in order, with the title and status of its file', () => {
  expect(index.map(({ number }) => number)).toEqual(index.map((_, position) => position + 1))
  expect(index.filter(({ file }) => file !== undefined)).toEqual(files)
})

test('a decision is accepted, superseded by another, or a rule of the product', () => {
  for (const { number, file, status } of index) {
    if (file === undefined)
      expect([number, status]).toEqual([number, expect.stringMatching(/^folded into P/)])
    else {
      expect([number, status]).toEqual([number, expect.stringMatching(/^(accepted|superseded by \d+)\b/)])
      expect(index.length).toBeGreaterThanOrEqual(Number(/superseded by (\d+)/.exec(status)?.[1] ?? 0))
    }
  }
})

test('no comment points to a document that is not in the repository', () => {
  const itself = 'tests/contract/decisions.test.ts'
  const pointing = texts.filter(({ text }) => /\bspec §|\bthe specification\b/i.test(text))
  expect(pointing.map(({ path }) => path).filter((path) => path !== itself)).toEqual([])
})

test('each decision that a comment or a document cites has a file', () => {
  const numbers = files.map(({ number }) => String(number))
  const citation = /\bdecisions? \d+(?:(?:, | and | to )\d+)*/gi
  expect(missing(citation, (name) => numbers.includes(name))).toEqual([])
})

test('each source that a document names is there', () => {
  const paths = sourceFiles(/\.(ts|tsx|scss|mjs)$/).map(({ path }) => `/${path}`)
  const named = texts
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w/-][\w./-]*\.(?:tsx?|scss|mjs))`/g)].map(([, name]) => ({ path, name })),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})

test('the rules name each setting, and no other (P23.7)', () => {
  const [, list = ''] = /\*\*P23\.7\*\*(.*?)\n- \*\*/s.exec(read('docs/product.md')) ?? []
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(SETTINGS.map(({ key }) => key).sort())
})
