import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamodb } from '#scripts/local/aws/dynamodb.ts'

/** Starts an emulator for one test file, without a table, in a new folder that is deleted with it. */
export async function startOwnTable() {
  const dataDir = await mkdtemp(join(tmpdir(), 'table-'))
  const { endpoint, stop } = await startDynamodb(dataDir, 0)
  return {
    dataDir,
    endpoint,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type OwnTable = Awaited<ReturnType<typeof startOwnTable>>
