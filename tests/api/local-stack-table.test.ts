import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import Database from 'libsql'
import { DATABASE_FILE, startDynamodb } from '#scripts/local/aws/dynamodb.ts'

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
