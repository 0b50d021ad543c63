import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'

const VISITORS = 8
const KILLS = 3
const QUOTES_BEFORE_KILL = 20

let dataDir: string
let stack: TestStack

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  stack = await startTestStack({ dataDir })
})
afterAll(async () => {
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Sends quotes until the stack is dead; calls `onEnough` once enough are acknowledged. */
async function sendUntilGone(acknowledged: Set<string>, onEnough: () => Promise<void>): Promise<void> {
  const enough = acknowledged.size + QUOTES_BEFORE_KILL
  let killing: Promise<void> | undefined
  const visit = async () => {
    while (!killing) {
      const visitor = apiClient(stack)
      const answer = await visitor.call('createQuote', { body: quoteRequest() }).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(answer.json().id)
      if (acknowledged.size >= enough) killing ??= onEnough()
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  await killing
}

test('kill -9 of everything loses no acknowledged quote', async () => {
  const acknowledged = new Set<string>()
  for (let round = 0; round < KILLS; round++) {
    await sendUntilGone(acknowledged, () => stack.kill())
    stack = await startTestStack({ dataDir })
  }
  const admin = apiClient(stack)
  await admin.login(stack.admin)
  const { rows, total } = await allQuotes(admin)
  const stored = new Set(rows.map(({ id }) => id))
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  expect(total).toBe(stored.size)
})

async function allQuotes(admin: ApiClient): Promise<{ rows: QuoteRow[]; total: number }> {
  const rows: QuoteRow[] = []
  let cursor: string | undefined
  let total = 0
  do {
    const answer = await admin.call('listQuotes', { query: { limit: 100, ...(cursor && { cursor }) } })
    rows.push(...answer.json())
    total = Number(answer.headers['x-total-count'])
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor !== undefined)
  return { rows, total }
}
