/** The functions that the table's stream starts, with the filters of infra's mappings. */
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STREAM_PATTERNS } from '#functions/table/stream-patterns.ts'
import { BATCHING_WINDOW_SECONDS } from '#functions/triggers.ts'
import { openStream } from '#scripts/local/aws/dynamodb-stream.ts'
import { pumpStream } from '#scripts/local/aws/event-source-mapping.ts'
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'

type Consumer = keyof typeof STREAM_PATTERNS

const MAPPINGS: Record<Consumer, { checkpoint: string; batchingWindowSeconds?: number }> = {
  notifier: { checkpoint: 'stream-checkpoint.json' },
  publisher: { checkpoint: 'publisher-checkpoint.json', batchingWindowSeconds: BATCHING_WINDOW_SECONDS },
}

/** Whether an event passes a pattern. */
const matches = (pattern: unknown, value: unknown): boolean =>
  Array.isArray(pattern)
    ? pattern.includes(value)
    : Object.entries(pattern as object).every(([key, inner]) =>
        matches(inner, (value as Record<string, unknown> | undefined)?.[key]),
      )

type Options = {
  endpoint: string
  streamArn: string
  dataDir: string
  invoke: InvokeFunction
  consumers: readonly Consumer[]
}

/** @returns a function that stops all after their current batches */
export function startStreamConsumers(options: Options): () => Promise<unknown> {
  const { endpoint, streamArn, dataDir, invoke, consumers } = options
  const aborter = new AbortController()
  const pumping = consumers.map(async (name) => {
    const { checkpoint, ...mapping } = MAPPINGS[name]
    const reader = openStream(endpoint, streamArn, join(dataDir, checkpoint))
    const pump = {
      ...mapping,
      reader,
      filter: (record: object) => matches(STREAM_PATTERNS[name], record),
      invoke: (event: object) => invoke(name, event),
      onGivenUp: (record: object) =>
        appendFile(join(dataDir, 'stream-failures.jsonl'), `${JSON.stringify(record)}\n`),
    }
    await pumpStream(pump, aborter.signal)
    reader.close()
  })
  return () => {
    aborter.abort()
    return Promise.all(pumping)
  }
}
