/**
 * DynamoDB deletes stream records after 24 hours. The emulator never does, and each of its writes scans all of them. This
 * deletes processed records from the emulator's database.
 */
import type { Database } from 'libsql'

/** Without it a write took 8 ms after 2,000 records and 25 after 6,000, and 3 to 5 with it (2026-11-23, a busy machine). */
const TRIM_EVERY = 1000

/** For the emulator's own transactions. */
const LOCK_TIMEOUT_MS = 2000

export type StreamTrimmer = {
  /** The consumer has processed all records up to this sequence number. */
  done: (consumer: string, sequenceNumber: string) => void
  close: () => void
}

/**
 * Deletes what every consumer has processed, but for the last record: the emulator continues its numbering.
 * @returns undefined on platforms without libsql, where the emulator gets slower
 */
export async function openTrimmer(
  databaseFile: string,
  consumers: readonly string[],
): Promise<StreamTrimmer | undefined> {
  const library = await import('libsql').catch(() => undefined)
  if (!library) return undefined
  const database: Database = new library.default(databaseFile, { timeout: LOCK_TIMEOUT_MS })
  const remove = database.prepare('DELETE FROM _stream_records WHERE CAST(sequence_number AS INTEGER) < ?')
  const processed = new Map(consumers.map((consumer) => [consumer, 0]))
  let trimmedTo = 0
  return {
    done: (consumer, sequenceNumber) => {
      processed.set(consumer, Number(sequenceNumber))
      const last = Math.min(...processed.values())
      if (last - trimmedTo < TRIM_EVERY) return
      remove.run(last)
      trimmedTo = last
    },
    close: () => database.close(),
  }
}
