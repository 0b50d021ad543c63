import { expect, test } from '@jest/globals'
import { importsOf, sourceFiles } from '#tests/contract/source-files.ts'

const files = new Map(sourceFiles().map((file) => [file.path, file]))

/** The repository's own files that functions load, themselves included; words are data. */
function reach(handlers: string[]): number {
  const found = new Set<string>()
  const open = handlers.map((handler) => `functions/${handler}.lambda.ts`)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = files.get(path)
    if (!file || found.has(path) || path.startsWith('frontend/src/content/')) continue
    found.add(path)
    for (const { from, isTypeOnly } of importsOf(file)) if (!isTypeOnly) open.push(from)
  }
  return found.size
}

/** Who follows one of these reads at most so many files. Lower a figure with what lowers it. */
test.each([
  ['the deletion of a quote', ['quotes/delete-quote'], 41],
  ['the deletion of a booking', ['bookings/delete-booking'], 60],
  ['a quote, from the request to its mails', ['quotes/create-quote', 'notifier/notifier'], 90],
])('%s reaches few files', (_, handlers, most) => {
  expect(reach(handlers)).toBeLessThanOrEqual(most)
})
