/** Lambda: looks at the site from outside, every five minutes. Its errors are the alarm CanaryFailed. */
import { checkPage, checkRead, checkWrite } from '#functions/canary/checks.ts'
import { retried } from '#functions/canary/retried.ts'

/** Writes once an hour only, because a network may create 60 records a day. @throws when a check fails three times */
export async function handler({ writes = false }: { writes?: boolean }): Promise<void> {
  await Promise.all([checkPage, checkRead, ...(writes ? [checkWrite] : [])].map((check) => retried(check)))
}
