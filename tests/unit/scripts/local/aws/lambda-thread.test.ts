import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@jest/globals'

/** Answers as many letters as its event says. */
const BUNDLE = 'data:text/javascript,export const handler = (letters) => "a".repeat(letters)'

test('an answer above what Lambda takes fails, as it does there', async () => {
  const thread = new Worker('./scripts/local/aws/lambda-thread.mjs', {
    workerData: { name: 'Letters', bundle: BUNDLE, aheadMs: 0 },
  })
  await once(thread, 'message')
  const answerOf = async (event: number) => {
    thread.postMessage({ id: 1, event, deadline: 0, aheadMs: 0 })
    return (await once(thread, 'message'))[0]
  }
  // With the quotation marks of a text in JSON.
  const most = 6_291_556 - 2
  expect((await answerOf(most)).result).toHaveLength(most)
  expect(await answerOf(most + 1)).toMatchObject({ error: expect.stringContaining('above Lambda') })
  await thread.terminate()
})
