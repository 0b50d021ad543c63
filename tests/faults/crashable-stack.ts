/** A local stack on the test's own table and SES, so that it can be killed and restarted on the same data. */
import { startTestStack } from '#tests/support/api/test-stack.ts'
import type { FakeSes } from '#tests/support/mail/fake-ses.ts'
import type { Random } from '#tests/support/random.ts'
import type { OwnTable } from '#tests/support/table/own-table.ts'

/** From the signal to the process's end, in epoch milliseconds. */
export type Death = { from: number; to: number }

/** What the parts of a storm share: the services behind the faults, and when the stack was dead. */
export type Storm = {
  random: Random
  /** The table itself, read and written without faults. */
  table: OwnTable
  mail: FakeSes
  /** Where the functions call, and meet the faults. */
  endpoints: { dynamodb: string; ses: string }
  deaths: Death[]
}

export type CrashableStack = Awaited<ReturnType<typeof startCrashableStack>>

/**
 * Resolves when the stack is ready.
 * @param calmly suspends faults while the stack starts, because only developers start it
 */
export async function startCrashableStack(
  options: { dataDir: string; env: Record<string, string> },
  deaths: Death[],
  calmly = <T>(run: () => Promise<T>) => run(),
) {
  const start = () => calmly(() => startTestStack(options))
  let stack = await start()
  let crashing: Promise<void> | undefined

  async function restart(): Promise<void> {
    await recordDeath(deaths, () => stack.kill())
    stack = await start()
    crashing = undefined
  }

  return {
    /** The last stack that was ready; it may have died since. */
    current: () => stack,
    /** kill -9 and a restart on the same data directory. Does nothing during a restart. */
    crash: () => {
      crashing ??= restart()
      return crashing
    },
    /** Waits for a pending restart, then kill -9. */
    end: async () => {
      await crashing
      await recordDeath(deaths, () => stack.kill())
    },
  }
}

/** Runs a kill and records its time. */
export async function recordDeath(deaths: Death[], kill: () => Promise<void>): Promise<void> {
  const from = Date.now()
  await kill()
  deaths.push({ from, to: Date.now() })
}
