import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import Database from 'libsql'
import { DATABASE_FILE, startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

test('DYNAMODB_ENDPOINT puts the table into another DynamoDB', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'other-'))
  const dynamodb = await startDynamodb(directory, 0)
  const stack = await startTestStack({ env: { DYNAMODB_ENDPOINT: dynamodb.endpoint } })
  expect(stack.dynamodbEndpoint).toBe(dynamodb.endpoint)
  const { id } = await apiClient(stack).expect('createQuote', { body: quoteRequest() })
  const admin = apiClient(stack)
  await admin.login(stack.admin)
  expect((await admin.expect('listQuotes')).map((row) => row.id)).toEqual([id])
  await stack.stop()
  await dynamodb.stop()
  await rm(directory, { recursive: true })
})

test('the emulator finds the newest record of the stream without reading all, so that writes stay fast', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'indexed-'))
  const dynamodb = await startDynamodb(directory, 0)
  const database = new Database(join(directory, DATABASE_FILE), { readonly: true })
  // Asked at each write.
  const asked =
    'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?'
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${asked}`).all('any') as { detail: string }[]
  expect(plan?.detail).toMatch(/USING INDEX/)
  database.close()
  await dynamodb.stop()
  await rm(directory, { recursive: true })
})
