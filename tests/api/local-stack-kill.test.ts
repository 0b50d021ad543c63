import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

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

test('kill -9 of everything, the table too, loses no acknowledged quote', async () => {
  const acknowledged = new Set<string>()
  for (const enough of [20, 40, 60]) {
    let killing: Promise<void> | undefined
    const visit = async () => {
      while (!killing) {
        const answer = await apiClient(stack)
          .call('createQuote', quoteRequest())
          .catch(() => undefined)
        if (answer?.status === 201) acknowledged.add(answer.json().id)
        if (acknowledged.size >= enough) killing ??= stack.kill()
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    await killing
    stack = await startTestStack({ dataDir })
  }
  const stored = new Set(rowsOf(await readTable(stack.dynamodbEndpoint), 'QUOTE').map(({ id }) => id))
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
})
