/**
 * DynamoDB forgets stream records after 24 hours; the emulator never does, and each write looks through all of them.
 * This removes what the notifier is done with, straight from the emulator's database.
 */
import type { Database } from 'libsql'

/** How many records may pile up; a thousand cost a write a tenth of a millisecond. */
const TRIM_EVERY = 1000

/** Waits that long for the emulator's own transactions. */
const LOCK_TIMEOUT_MS = 2000

type StreamTrimmer = {
  /** Tells that all records up to this sequence number are done; the last one stays, because numbering goes on from it. */
  done: (sequenceNumber: string) => void
  close: () => void
}

/** @returns undefined where the database library has no build for this platform; the emulator then just gets slower */
export async function openTrimmer(databaseFile: string): Promise<StreamTrimmer | undefined> {
  const library = await import('libsql').catch(() => undefined)
  if (!library) return undefined
  const database: Database = new library.default(databaseFile, { timeout: LOCK_TIMEOUT_MS })
  const remove = database.prepare('DELETE FROM _stream_records WHERE CAST(sequence_number AS INTEGER) < ?')
  let trimmedTo = 0
  return {
    done: (sequenceNumber) => {
      const last = Number(sequenceNumber)
      if (last - trimmedTo < TRIM_EVERY) return
      remove.run(last)
      trimmedTo = last
    },
    close: () => database.close(),
  }
}
