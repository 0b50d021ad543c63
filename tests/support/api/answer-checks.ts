import { expect } from '@jest/globals'
import { ApiError } from '#schemas/contract/error.ts'
import type { ApiAnswer } from '#tests/support/api/client.ts'

/** What only the table knows. Quotes inside of a text are escaped, so no text that somebody wrote looks like it. */
const TABLE_KEYS = /"(pk|sk|entityStatus|createdKey|passwordHash)":/i

/** What a refusal must never hold: stack frames, paths, names of libraries and services. */
const INTERNAL =
  /\bat .+\.(m?js|ts):\d|node_modules|\/functions\/|dynamo|amazon|aws-sdk|zod|SyntaxError|TypeError|Unexpected token|ValidationException/i

/** A schema's own words, which say nothing to people. */
const UNCLEAR = /Invalid (input|option|string)|Too (big|small): expected|received NaN|Unrecognized key/

/** An answer that may be given to anyone, whatever they sent: JSON, no fault of ours, nothing internal. */
export function expectDecent(answer: ApiAnswer, request: string): void {
  // Records hold whatever people wrote, and at random that is one of these words.
  const isUnclear = answer.status >= 400 && (INTERNAL.test(answer.text) || UNCLEAR.test(answer.text))
  const isUnfit = TABLE_KEYS.test(answer.text) || isUnclear
  const problem = answer.status >= 500 || isUnfit ? answer.text : undefined
  expect([request, answer.status, problem]).toEqual([request, answer.status, undefined])
  expect([request, answer.headers['content-type']]).toEqual([
    request,
    expect.stringMatching(/^application\/json/),
  ])
  if (answer.status >= 400) ApiError.parse(answer.json())
}
