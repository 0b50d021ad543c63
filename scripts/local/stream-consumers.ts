/** The functions that the table's stream starts, with the filters of infra's mappings. */
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BATCHING_WINDOW_SECONDS } from '#functions/publication-times.ts'
import { type EntityName, PUBLISHED_PARTITIONS } from '#functions/table/keys.ts'
import type { StreamRecord } from '#scripts/local/aws/dynamodb-stream.ts'
import { startEventSourceMapping } from '#scripts/local/aws/event-source-mapping.ts'
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'

type Consumer = 'notifier' | 'publisher'

const OUTBOX: EntityName = 'OUTBOX'

const MAPPINGS: Record<
  Consumer,
  { checkpoint: string; filter: (record: StreamRecord) => boolean; batchingWindowSeconds?: number }
> = {
  notifier: {
    checkpoint: 'stream-checkpoint.json',
    filter: ({ dynamodb }) => dynamodb?.NewImage?.['entity']?.S === OUTBOX,
  },
  publisher: {
    checkpoint: 'publisher-checkpoint.json',
    filter: ({ dynamodb }) => PUBLISHED_PARTITIONS.includes(dynamodb?.Keys?.['pk']?.S ?? ''),
    batchingWindowSeconds: BATCHING_WINDOW_SECONDS,
  },
}

type Options = {
  endpoint: string
  streamArn: string
  dataDir: string
  invoke: InvokeFunction
  consumers: readonly Consumer[]
}

/** @returns a function that stops all after their current batches */
export function startStreamConsumers({
  endpoint,
  streamArn,
  dataDir,
  invoke,
  consumers,
}: Options): () => Promise<unknown> {
  const stops = consumers.map((name) =>
    startEventSourceMapping({
      ...MAPPINGS[name],
      endpoint,
      streamArn,
      checkpointFile: join(dataDir, MAPPINGS[name].checkpoint),
      invoke: (event) => invoke(name, event),
      onGivenUp: (record) =>
        appendFile(join(dataDir, 'stream-failures.jsonl'), `${JSON.stringify(record)}\n`),
    }),
  )
  return () => Promise.all(stops.map((stop) => stop()))
}
