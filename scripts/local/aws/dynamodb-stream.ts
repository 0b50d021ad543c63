/** Reads a table's stream from a checkpoint file: after kill -9 a batch may repeat, but none is skipped. */
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { LOCAL_AWS } from '#scripts/local/aws/dynamodb-table.ts'

export type StreamRecord = _Record

export type StreamReader = {
  /** The next records of one shard, in order. */
  read: (limit: number) => Promise<StreamRecord[]>
  /** Saves that these records are done. */
  commit: (records: StreamRecord[]) => Promise<void>
  /** Returns to the last commit, after a failure. */
  rewind: () => void
  close: () => void
}

/** `done`: sequence number of the last committed record by shard. Empty: the shard has ended. */
type Checkpoint = { streamArn: string; done: Record<string, string> }
const ENDED = ''

export function openStream(endpoint: string, streamArn: string, checkpointFile: string): StreamReader {
  const client = new DynamoDBStreamsClient({ ...LOCAL_AWS, endpoint })
  const checkpoint = load(checkpointFile, streamArn)
  let current: { shard: string; iterator: string | undefined } | undefined

  async function save(): Promise<void> {
    await writeFile(`${checkpointFile}.new`, JSON.stringify(checkpoint))
    await rename(`${checkpointFile}.new`, checkpointFile)
  }

  /** Opens the oldest shard that has not ended. */
  async function openShard(): Promise<typeof current> {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    const shard = StreamDescription?.Shards?.find(({ ShardId = '' }) => checkpoint.done[ShardId] !== ENDED)
    if (!shard?.ShardId) return undefined
    const after = checkpoint.done[shard.ShardId]
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shard.ShardId,
        ...(after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }),
      }),
    )
    return { shard: shard.ShardId, iterator: ShardIterator }
  }

  return {
    read: async (limit) => {
      current ??= await openShard()
      if (!current) return []
      if (!current.iterator) {
        checkpoint.done[current.shard] = ENDED
        await save()
        current = undefined
        return []
      }
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: current.iterator, Limit: limit }),
      )
      current.iterator = NextShardIterator
      return Records
    },
    commit: async (records) => {
      const last = records.at(-1)?.dynamodb?.SequenceNumber
      if (!current || last === undefined) return
      checkpoint.done[current.shard] = last
      await save()
    },
    rewind: () => {
      current = undefined
    },
    close: () => client.destroy(),
  }
}

/** A missing or broken checkpoint, or one of another stream, starts at the beginning. */
function load(file: string, streamArn: string): Checkpoint {
  const fresh = { streamArn, done: {} }
  if (!existsSync(file)) return fresh
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Checkpoint
    return saved.streamArn === streamArn ? saved : fresh
  } catch {
    return fresh
  }
}
