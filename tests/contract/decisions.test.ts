import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { sourceFiles } from '#tests/support/source-files.ts'

const FOLDER = 'docs/decisions'
/** The first file holds decisions 1 to 40, one a line; each later one is a file. */
const [first = '', ...later] = readdirSync(FOLDER).sort()
const inFirst = [...readFileSync(`${FOLDER}/${first}`, 'utf8').matchAll(/^(\d+)\. /gm)].map(([, n]) =>
  Number(n),
)
const numbers = [...inFirst, ...later.map((file) => Number.parseInt(file, 10))]

test('decisions are numbered in one row, and their titles agree', () => {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const file of later)
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(
      new RegExp(`^# ${Number.parseInt(file, 10)}\\. `),
    )
})

test('each decision that a comment names is there', () => {
  const named = sourceFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)(?:(?:,| and) (\d+))?/gi)]
      .flatMap(([, one, other]) => [one, other])
      .filter((number) => number !== undefined && !numbers.includes(Number(number)))
      .map((number) => `${path}: ${number}`),
  )
  expect(named).toEqual([])
})
