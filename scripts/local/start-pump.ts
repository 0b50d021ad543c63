import { type PumpOptions, pumpStream } from '#scripts/local/stream-pump.ts'
import { openStream } from '#scripts/local/stream-reader.ts'
import { openTrimmer } from '#scripts/local/stream-trim.ts'

type Options = Pick<PumpOptions, 'invoke' | 'onGivenUp'> & {
  endpoint: string
  streamArn: string
  checkpointFile: string
  /** Of the emulator; absent with another DynamoDB, which trims by itself. */
  databaseFile: string | undefined
}

/** Starts the pump. @returns a function that stops it, after the batch in hand */
export async function startPump({ databaseFile, ...options }: Options): Promise<() => Promise<void>> {
  const reader = openStream(options.endpoint, options.streamArn, options.checkpointFile)
  const trimmer = databaseFile === undefined ? undefined : await openTrimmer(databaseFile)
  const aborter = new AbortController()
  const pumping = pumpStream(
    {
      ...options,
      reader: {
        ...reader,
        commit: async (records) => {
          await reader.commit(records)
          const last = records.at(-1)?.dynamodb?.SequenceNumber
          if (last !== undefined) trimmer?.done(last)
        },
      },
    },
    aborter.signal,
  )
  return async () => {
    aborter.abort()
    await pumping
    trimmer?.close()
    reader.close()
  }
}
