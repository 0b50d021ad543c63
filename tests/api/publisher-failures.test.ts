/** Runs that fail, through the whole stack: what is kept, and what the owner is told. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PUBLICATION } from '#functions/table/keys.ts'
import { RUN_TIMEOUT_SECONDS } from '#functions/triggers.ts'
import { SHOWN_PARTS } from '#schemas/contract/publication.ts'
import { ownDesk } from '#tests/support/api/file-stack.ts'
import { upToDate } from '#tests/support/publisher/public-pages.ts'
import { startPublisherProcess } from '#tests/support/publisher/publisher-process.ts'
import { rowsAt, setAttributes } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const NOT_STORED = 'The new pages could not be stored.'

const { stack, owner } = ownDesk()

/** Makes the local bucket refuse every write. @returns a function that mends it */
async function breakBucket(): Promise<() => Promise<void>> {
  const bucket = join(stack.dataDir, 'site-bucket')
  await rename(bucket, `${bucket}-away`)
  await writeFile(bucket, 'a file is no folder')
  return async () => {
    await rm(bucket)
    await rename(`${bucket}-away`, bucket)
  }
}

/** Waits for the first of a record's tries. */
const failed = () => until(async () => (await owner.expect('getPublication')).failure)

/** Waits for the last try of a record that holds `text`. */
async function givenUp(text: string): Promise<void> {
  const kept = () => readFile(join(stack.dataDir, 'stream-failures.jsonl'), 'utf8').catch(() => '')
  await until(async () => new RegExp(`${text}.*\\n`).test(await kept()))
}

/** Presses Retry, which must leave nothing waiting. */
async function retry(): Promise<void> {
  const start = Date.now()
  await owner.expect('retryPublication')
  expect(await upToDate(owner, start)).toEqual({ publishedAt: expect.any(String), waiting: [] })
}

test('after a first run that failed everything waits, and the next one ends it', async () => {
  expect(await owner.expect('getPublication')).toEqual({ waiting: [] })
  const mend = await breakBucket()
  const start = Date.now()
  await owner.expect('retryPublication')
  await failed()
  expect(await owner.expect('getPublication')).toEqual({ waiting: [...SHOWN_PARTS], failure: NOT_STORED })
  await mend()
  expect(await upToDate(owner, start)).toEqual({ publishedAt: expect.any(String), waiting: [] })
})

test('what cannot be stored is kept as failed and told in plain words, and Retry ends it', async () => {
  const old = await owner.send('GET', '/services')
  const mend = await breakBucket()
  await owner.set('phone', '(559) 555-9911')
  await givenUp('"S":"phone"')
  const { waiting, failure } = await owner.expect('getPublication')
  expect({ waiting, failure }).toEqual({ waiting: ['facts'], failure: NOT_STORED })
  expect((await owner.send('GET', '/services')).text).toBe(old.text)

  await mend()
  await retry()
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
  const [run] = await rowsAt(stack.dynamodbEndpoint, [PUBLICATION])
  const begunAt = new Date(Date.parse(String(run?.['begunAt'])) - RUN_TIMEOUT_SECONDS * 1000).toISOString()
  await setAttributes(stack.dynamodbEndpoint, PUBLICATION, { begunAt })
  expect(await owner.expect('getPublication')).toMatchObject({ failure: 'It did not finish.' })
  await retry()
})
