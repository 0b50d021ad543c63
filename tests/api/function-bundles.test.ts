import { readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { bundles } from '#functions/bundles.ts'

/** What keeps a cold start near 80 ms (import and first call). */
const MAX_BYTES = 360 * 1024

const fileOf = (output: string) => `${output}/index.mjs`

test('every function is bundled, none above 360 KB', () => {
  const sizes = bundles.map(({ name, output }) => ({ name, bytes: statSync(fileOf(output)).size }))
  expect(sizes.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([])
})

test('every bundle exports a handler, and loads without any environment', async () => {
  for (const { output } of bundles) {
    const module = await import(pathToFileURL(fileOf(output)).href)
    expect([output, typeof module.handler]).toEqual([output, 'function'])
  }
})

test('a bundle holds the schemas that its function uses, and no others of the same file', () => {
  const onlyOfListBookings = 'Days are listed as they are'
  const holders = bundles.filter(({ output }) =>
    readFileSync(fileOf(output), 'utf8').includes(onlyOfListBookings),
  )
  expect(holders.map(({ name }) => name)).toEqual(['listBookings'])
})
