/** Runs that fail, through the whole stack: what is kept, and what the owner is told. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RUN_TIMEOUT_SECONDS } from '#functions/publication-times.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'
import { ageRun } from '#tests/support/publisher/age-run.ts'
import { breakBucket } from '#tests/support/publisher/broken-bucket.ts'
import { LATEST_MS, upToDate } from '#tests/support/publisher/public-pages.ts'
import { startPublisherProcess } from '#tests/support/publisher/publisher-process.ts'

let stack: TestStack
let owner: ApiClient

beforeAll(async () => {
  stack = await startTestStack({ env: { PUBLISHER: 'start' } })
  owner = apiClient(stack)
  await owner.login(stack.admin)
})

afterAll(() => stack.stop())

test('what cannot be stored is kept as failed and told in plain words, and Retry ends it', async () => {
  const failures = join(stack.dataDir, 'stream-failures.jsonl')
  const old = await owner.send('GET', '/services')
  const mend = await breakBucket(stack.dataDir)
  await owner.expect('updateSetting', { params: { key: 'phone' }, body: { value: '(559) 555-9911' } })
  // The file exists a moment before its first line does.
  const kept = () => readFile(failures, 'utf8').catch(() => '')
  const deadline = Date.now() + 6 * LATEST_MS
  while (!(await kept()).endsWith('\n') && Date.now() < deadline) await pause(100)
  expect(await kept()).toContain('"S":"phone"')
  const { waiting, failure } = await owner.expect('getPublication')
  expect({ waiting, failure }).toEqual({ waiting: ['facts'], failure: 'The new pages could not be stored.' })
  expect((await owner.send('GET', '/services')).text).toBe(old.text)

  await mend()
  const start = Date.now()
  await owner.expect('retryPublication')
  expect(await upToDate(owner, start)).toEqual({ publishedAt: expect.any(String), waiting: [] })
  expect((await owner.send('GET', '/services')).text).toContain('(559) 555-9911')
})

test('a run that is killed is told as unfinished after its timeout, and Retry ends it', async () => {
  // It never gets as far as the other two.
  const endpoints = { dynamodb: stack.dynamodbEndpoint, s3: stack.url, cloudfront: stack.url }
  const victim = await startPublisherProcess({ endpoints, origin: stack.url })
  victim.after = () => victim.kill()
  expect(await victim.publish()).toBeUndefined()
  await victim.stop()
  expect(await owner.expect('getPublication')).not.toHaveProperty('failure')
  await ageRun(stack.dynamodbEndpoint, RUN_TIMEOUT_SECONDS)
  expect(await owner.expect('getPublication')).toMatchObject({ failure: 'It did not finish.' })

  const start = Date.now()
  await owner.expect('retryPublication')
  expect(await upToDate(owner, start)).toEqual({ publishedAt: expect.any(String), waiting: [] })
})
