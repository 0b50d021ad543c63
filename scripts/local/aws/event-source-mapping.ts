/**
 * Passes the table's stream to a function as a Lambda event source mapping does: filtered, in order, in batches, at least once.
 * A failing batch is retried, then halved, until the one record that always fails is alone and set aside.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { StreamReader, StreamRecord } from '#scripts/local/aws/dynamodb-stream.ts'

/** As infra configures the mappings; retries are faster, because a person is waiting at the screen. */
const BATCH_SIZE = 10
const TRIES = 4
const FIRST_RETRY_MS = 100

/** Records read at once, before the filter: most are for no function. */
const READ_SIZE = 200

/** Lambda polls a stream four times a second. */
const POLL_MS = 250

type PumpOptions = {
  reader: StreamReader
  filter: (record: StreamRecord) => boolean
  /** Waits this long after the first record, and passes all on as one batch. Absent: passes on ten at a time. */
  batchingWindowSeconds?: number
  /** Calls the function. */
  invoke: (event: { Records: unknown[] }) => Promise<unknown>
  /** Receives a record that failed every try, as the failure bucket does. */
  onGivenUp: (record: StreamRecord, error: unknown) => Promise<void>
}

/** Pumps until the signal aborts, and resolves after the last batch. Table errors only delay it. */
export async function pumpStream(options: PumpOptions, signal: AbortSignal): Promise<void> {
  const { reader, filter, batchingWindowSeconds } = options
  while (!signal.aborted) {
    try {
      const records = await reader.read(READ_SIZE)
      if (batchingWindowSeconds && records.some(filter)) {
        await pause(batchingWindowSeconds * 1000, undefined, { signal })
        records.push(...(await reader.read(READ_SIZE)))
      }
      const wanted = records.filter(filter)
      const size = batchingWindowSeconds ? wanted.length : BATCH_SIZE
      for (let start = 0; start < wanted.length; start += size) {
        await deliver(wanted.slice(start, start + size), options, signal)
      }
      if (records.length > 0 && !signal.aborted) {
        await reader.commit(records)
        continue
      }
    } catch (error) {
      if (!signal.aborted) console.error('stream:', error)
      reader.rewind()
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => {})
  }
}

async function deliver(records: StreamRecord[], options: PumpOptions, signal: AbortSignal): Promise<void> {
  let rest = records
  let lastError: unknown
  for (let attempt = 1; attempt <= TRIES && rest.length > 0; attempt++) {
    if (signal.aborted) return
    if (attempt > 1) await pause(FIRST_RETRY_MS * 2 ** (attempt - 2), undefined, { signal }).catch(() => {})
    try {
      const result = await options.invoke({ Records: rest.map(marshallRecord) })
      const failed = firstFailure(result, rest)
      if (failed === undefined) return
      // Records before the first failure are done (Lambda developer guide, "partial batch responses").
      if (failed > 0) attempt = 0
      rest = rest.slice(failed)
      lastError = new Error('The function reported a failure')
    } catch (error) {
      lastError = error
    }
  }
  if (signal.aborted) return
  const [first, ...others] = rest
  if (!first) return
  if (others.length === 0) return options.onGivenUp(first, lastError)
  const middle = Math.ceil(rest.length / 2)
  await deliver(rest.slice(0, middle), options, signal)
  await deliver(rest.slice(middle), options, signal)
}

/** Index of the first record named in a result of the form {batchItemFailures: [{itemIdentifier}]}. */
function firstFailure(result: unknown, records: StreamRecord[]): number | undefined {
  const failures = (result as { batchItemFailures?: { itemIdentifier: string }[] } | undefined)
    ?.batchItemFailures
  if (!failures || failures.length === 0) return undefined
  const names = new Set(failures.map(({ itemIdentifier }) => itemIdentifier))
  const index = records.findIndex(({ dynamodb }) => names.has(dynamodb?.SequenceNumber ?? ''))
  // An unknown identifier means the whole batch, as on AWS.
  return Math.max(index, 0)
}

/** The record as a Lambda event carries it: times in epoch seconds instead of Date objects. */
export function marshallRecord({ dynamodb, ...record }: StreamRecord) {
  const createdAt = dynamodb?.ApproximateCreationDateTime
  return {
    ...record,
    dynamodb: {
      ...dynamodb,
      ...(createdAt && { ApproximateCreationDateTime: createdAt.getTime() / 1000 }),
    },
  }
}
