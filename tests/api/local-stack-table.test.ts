import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from '@jest/globals'
import Database from 'libsql'
import { DATABASE_FILE, startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

/** DynamoDB's limit for one BatchWriteItem. */
const BATCH = 25

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

test('consumed stream records are removed from the emulator, so that writes stay fast', async () => {
  const stack = await startTestStack()
  const written = 1100
  const client = new DynamoDBClient({ ...LOCAL_AWS, endpoint: stack.dynamodbEndpoint })
  for (let start = 0; start < written; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      PutRequest: { Item: { pk: { S: 'BULK' }, sk: { S: String(start + index) } } },
    }))
    await client.send(new BatchWriteItemCommand({ RequestItems: { [LOCAL_TABLE]: rows } }))
  }
  client.destroy()
  const database = new Database(join(stack.dataDir, DATABASE_FILE), { readonly: true })
  const count = database.prepare('SELECT COUNT(*) AS records FROM _stream_records')
  const left = () => (count.get() as { records: number }).records
  while (left() >= written) await pause(100)
  expect(left()).toBeLessThan(written)
  database.close()
  await stack.stop()
})
