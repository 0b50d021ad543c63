import { expect } from '@jest/globals'
import { expectDecent } from '#tests/support/api/answer-checks.ts'
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
