import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

let dataDir: string
let stack: TestStack

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restart-'))
  stack = await startTestStack({ dataDir })
})
afterAll(async () => {
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function restart(env: Record<string, string> = {}): Promise<void> {
  await stack.stop()
  stack = await startTestStack({ dataDir, env })
}

test('a restart keeps the generated password, sessions and what the owner deleted', async () => {
  const { admin: before } = stack
  const client = apiClient(stack)
  await client.login(before)
  const [price] = await client.expect('listPricingEntries')
  const [words] = await client.expect('listContentItems')
  await client.expect('deletePricingEntry', price?.id ?? '')
  await client.expect('deleteContentItem', words?.id ?? '')

  await restart()
  expect(stack.admin).toEqual(before)
  const later = apiClient(stack)
  for (const [name, value] of client.cookies) later.cookies.set(name, value)
  const prices = await later.expect('listPricingEntries')
  expect(prices).toHaveLength(DEFAULT_PRICING.length - 1)
  expect(prices.filter(({ category, key }) => category === price?.category && key === price.key)).toEqual([])
  const items = await later.expect('listContentItems')
  expect(items).toHaveLength(DEFAULT_CONTENT.length - 1)
  expect(items.filter(({ section, key }) => section === words?.section && key === words.key)).toEqual([])
})

test('a password given by the environment is the one that works', async () => {
  const given = { username: stack.admin.username, password: 'given-by-the-environment' }
  await restart({ ADMIN_PASSWORD: given.password })
  expect(stack.admin).toEqual(given)
  await apiClient(stack).login(given)
})

test('a username given by the environment exists after the restart', async () => {
  await restart({ ADMIN_USERNAME: 'second' })
  expect(stack.admin.username).toBe('second')
  await apiClient(stack).login(stack.admin)
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
