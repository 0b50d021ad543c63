/** A second consumer of the stream: passes every outbox record to the notifier three times, shuffled, and may be killed. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { EntityName } from '#functions/table/keys.ts'
import { openStream } from '#scripts/local/aws/dynamodb-stream.ts'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { marshallRecord } from '#scripts/local/aws/event-source-mapping.ts'
import { recordDeath, type Storm } from '#tests/faults/crashable-stack.ts'
import { startFunctionProcess } from '#tests/support/api/function-process.ts'

const COPIES = 3
const BATCH_SIZE = 10
const READ_SIZE = 200
const POLL_MS = 100
const OUTBOX: EntityName = 'OUTBOX'

/** Starts at the beginning of the stream. */
export async function startRepeater({ table, endpoints, random, deaths }: Storm) {
  const checkpoint = join(table.dataDir, 'repeater-checkpoint.json')
  // Of the table itself, without faults: the stream is AWS's part.
  const reader = openStream(table.endpoint, await streamArnOf(table.endpoint), checkpoint)
  let notifier = startFunctionProcess(endpoints)
  let isStopped = false

  async function repeat(): Promise<void> {
    const records = await reader.read(READ_SIZE)
    const mails = records.filter(({ dynamodb }) => dynamodb?.NewImage?.['entity']?.S === OUTBOX)
    const copies = random.shuffle(Array.from({ length: COPIES }, () => mails.map(marshallRecord)).flat())
    for (let start = 0; start < copies.length && !isStopped; start += BATCH_SIZE) {
      const batch = copies.slice(start, start + BATCH_SIZE)
      // A batch that dies with its process is not repeated here; the stack's own consumer repeats it.
      await notifier.call('notifier', { Records: batch }).catch(() => {})
    }
    await reader.commit(records)
    if (records.length === 0) await pause(POLL_MS)
  }

  const repeating = (async () => {
    while (!isStopped) await repeat()
  })()

  return {
    /** kill -9 of the notifier's process; a new one continues. */
    crash: async () => {
      const victim = notifier
      const killed = recordDeath(deaths, () => victim.kill())
      notifier = startFunctionProcess(endpoints)
      await killed
    },
    stop: async () => {
      isStopped = true
      await recordDeath(deaths, () => notifier.kill())
      await repeating
      reader.close()
    },
  }
}

async function streamArnOf(endpoint: string): Promise<string> {
  const client = new DynamoDBClient({ ...LOCAL_AWS, endpoint })
  const { Table } = await client.send(new DescribeTableCommand({ TableName: LOCAL_TABLE }))
  client.destroy()
  if (!Table?.LatestStreamArn) throw new Error('The table has no stream')
  return Table.LatestStreamArn
}
