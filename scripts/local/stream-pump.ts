/**
 * Hands the table's stream to the notifier as a Lambda event source mapping does: in order, in batches, at least once; a
 * failing batch is tried again, then halved, until a record that nobody can handle stands alone and is set aside.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityName } from '#functions/table/keys.ts'
import type { StreamReader } from '#scripts/local/stream-reader.ts'
import { marshallRecord, type StreamRecord } from '#scripts/local/stream-record.ts'

/** What infra gives the mapping; the pauses are shorter, because someone is waiting at the screen. */
const BATCH_SIZE = 10
const OUTBOX: EntityName = 'OUTBOX'
const TRIES = 4
const FIRST_RETRY_MS = 100

/** Records of all kinds read at once; most are none of the notifier's business. */
const READ_SIZE = 200

/** Lambda asks a stream four times a second. */
const POLL_MS = 250

export type PumpOptions = {
  reader: StreamReader
  /** Calls the notifier. */
  invoke: (event: { Records: unknown[] }) => Promise<unknown>
  /** Gets a record that was given up, as the failure bucket does. */
  onGivenUp: (record: StreamRecord, error: unknown) => Promise<void>
}

/** Pumps until the signal is aborted, and resolves when the last batch is through. Faults of the table only delay it. */
export async function pumpStream(options: PumpOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const records = await options.reader.read(READ_SIZE)
      const mails = records.filter(({ dynamodb }) => dynamodb?.NewImage?.['entity']?.S === OUTBOX)
      for (let start = 0; start < mails.length; start += BATCH_SIZE) {
        await deliver(mails.slice(start, start + BATCH_SIZE), options, signal)
      }
      if (records.length > 0 && !signal.aborted) {
        await options.reader.commit(records)
        continue
      }
    } catch (error) {
      if (!signal.aborted) console.error('stream:', error)
      options.reader.rewind()
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
      // What stands before the first failure is done (Lambda developer guide, "partial batch responses").
      if (failed > 0) attempt = 0
      rest = rest.slice(failed)
      lastError = new Error('The notifier reported a failure')
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

/** Index of the first record that a result of the form {batchItemFailures: [{itemIdentifier}]} names. */
function firstFailure(result: unknown, records: StreamRecord[]): number | undefined {
  const failures = (result as { batchItemFailures?: { itemIdentifier: string }[] } | undefined)
    ?.batchItemFailures
  if (!failures || failures.length === 0) return undefined
  const names = new Set(failures.map(({ itemIdentifier }) => itemIdentifier))
  const index = records.findIndex(({ dynamodb }) => names.has(dynamodb?.SequenceNumber ?? ''))
  // An unknown identifier means the whole batch, as on AWS.
  return Math.max(index, 0)
}
