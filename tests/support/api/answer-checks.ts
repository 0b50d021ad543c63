import { expect } from '@jest/globals'
import { ApiError } from '#schemas/contract/error.ts'
import type { ApiAnswer } from '#tests/support/api/client.ts'

/** Attributes that only the table has. Quotes inside of a text are escaped, so that no visitor's text matches. */
const TABLE_KEYS = /"(pk|sk|entityStatus|createdKey|passwordHash)":/i

/** Stack frames, paths, and names of libraries and services, which no refusal may hold. */
const INTERNAL =
  /\bat .+\.(m?js|ts):\d|node_modules|\/functions\/|dynamo|amazon|aws-sdk|zod|SyntaxError|TypeError|Unexpected token|ValidationException/i

/** zod's default messages, which mean nothing to people. */
const UNCLEAR = /Invalid (input|option|string)|Too (big|small): expected|received NaN|Unrecognized key/

/** Expects an answer that is safe for anyone: JSON, no 500, nothing internal. */
export function expectDecent(answer: ApiAnswer, request: string): void {
  // Records hold visitors' random texts, which may contain one of these words.
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
