/** The local stack on a table and an SES of the test's own, so that it can be killed and started again on what is left. */
import { startTestStack, type TestStack } from '#tests/support/api/test-stack.ts'

/** From the signal to the process's end, in epoch milliseconds. */
export type Death = { from: number; to: number }

export type CrashableStack = {
  /** The last one that was ready; it may be dead by now. */
  current: () => TestStack
  /** kill -9, and a new start on the same data directory. Does nothing more while that is under way. */
  crash: () => Promise<void>
  /** Waits for a restart under way, then kill -9 for good. */
  end: () => Promise<void>
}

type Options = {
  dataDir: string
  env: Record<string, string>
  deaths: Death[]
  /** Keeps faults away while the stack starts: its start-up exists on a developer's machine alone. */
  calmly: <T>(run: () => Promise<T>) => Promise<T>
}

/** Resolves when the stack is ready. */
export async function startCrashableStack({
  dataDir,
  env,
  deaths,
  calmly,
}: Options): Promise<CrashableStack> {
  const start = () => calmly(() => startTestStack({ dataDir, env }))
  let stack = await start()
  let crashing: Promise<void> | undefined

  async function restart(): Promise<void> {
    await recordDeath(deaths, () => stack.kill())
    stack = await start()
    crashing = undefined
  }

  return {
    current: () => stack,
    crash: () => {
      crashing ??= restart()
      return crashing
    },
    end: async () => {
      await crashing
      await recordDeath(deaths, () => stack.kill())
    },
  }
}

/** Runs a kill and notes when it was. */
export async function recordDeath(deaths: Death[], kill: () => Promise<void>): Promise<void> {
  const from = Date.now()
  await kill()
  deaths.push({ from, to: Date.now() })
}
