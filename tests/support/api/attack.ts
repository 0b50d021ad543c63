import { expect } from '@jest/globals'
import { ApiError } from '#schemas/contract/error.ts'
import type { ApiAnswer, ApiClient, Input } from '#tests/support/api/client.ts'

/** The longest that a request may take beside a simple one, which a busy machine makes slow, too. */
const SLOWEST_MS = 1500

/** A request that is slow every time is slow by itself, whatever else the machine does. */
const TRIES = 10

/** Sends a hostile request, and checks that the answer is safe and in time. @returns the last answer */
export async function attack(
  client: ApiClient,
  method: string,
  path: string,
  input: Input = {},
): Promise<ApiAnswer> {
  for (let tried = 1; ; tried++) {
    const start = performance.now()
    const answer = await client.send(method, path, input)
    const end = performance.now()
    const request = `${method} ${path} ${JSON.stringify(input).slice(0, 200)}`
    expectDecent(answer, request)
    if (end - start < SLOWEST_MS) return answer
    await client.send('GET', '/api/site-info')
    const ms = end - start - (performance.now() - end)
    if (ms < SLOWEST_MS) return answer
    if (tried === TRIES) expect([request, ms]).toEqual([request, `below ${SLOWEST_MS}`])
  }
}

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
