/** Lambda: looks at the site from outside, every five minutes. Its errors are the alarm CanaryFailed. */
import { checkPage, checkRead, checkWrite, retried } from '#functions/canary/checks.ts'
import { noteRun } from '#functions/runs/run-store.ts'

/** Writes once an hour only, because a network may create 60 records a day. @throws when a check fails three times */
export async function handler({ writes = false }: { writes?: boolean }): Promise<void> {
  const name = writes ? 'canary-writes' : 'canary-reads'
  try {
    await Promise.all([checkPage, checkRead, ...(writes ? [checkWrite] : [])].map((check) => retried(check)))
    await noteRun(name, new Date())
  } catch (error) {
    // Its own failure is told already.
    await noteRun(name, new Date(), (error as Error).message).catch(() => {})
    throw error
  }
}
