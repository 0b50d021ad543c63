/** Lambda, every minute: takes up mails that were postponed, held for a digest, forgotten by the stream, or left by a dead process. */

import { logMailFault, writeLog } from '#functions/log.ts'
import { deliver } from '#functions/notifier/deliver.ts'
import { sendDigest } from '#functions/notifier/digest.ts'
import { listNotifications } from '#functions/outbox/outbox.ts'
import { isDue, waitingSince } from '#functions/outbox/timing.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import type { Notification } from '#schemas/contract/notifications.ts'
import { RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'

/** Rows looked at per run and status; the next run goes on. */
const BATCH = 500
/** No mail is started later in a run (ms), so that none is cut off between SES's answer and its mark: the function has 50 s. */
const START_WITHIN_MS = 25_000

/** Sends a digest and what else is due, one after the other (SES accounts start with one mail a second), and reports the outbox's age. */
export async function handler(): Promise<void> {
  const [queued, sending, held, failed, settings] = await Promise.all([
    listNotifications('queued', BATCH),
    listNotifications('sending', BATCH),
    listNotifications('held', BATCH),
    listNotifications('failed', BATCH),
    loadSettings(),
  ])
  const now = new Date()
  // Reported first: a long run that is cut off must not silence the alarms that stand on it.
  const isPaused = settings.customer_receipts === RECEIPTS_PAUSED
  reportMetrics(
    [...queued, ...sending, ...held],
    { OutboxFailed: failed.length, ReceiptsPaused: Number(isPaused) },
    now,
  )
  await sendDigest(held, settings, now).catch((error: unknown) => logMailFault('sweep', 'digest', error))
  for (const { id } of [...queued, ...sending].filter((row) => isDue(row, now))) {
    if (Date.now() - now.getTime() > START_WITHIN_MS) return
    await deliver(id).catch((error: unknown) => logMailFault('sweep', id, error))
  }
}

/** CloudWatch embedded metric format: the line itself becomes metrics, on which alarms stand. */
function reportMetrics(waiting: Notification[], counted: Record<string, number>, now: Date): void {
  const oldest = Math.min(now.getTime(), ...waiting.map((row) => Date.parse(waitingSince(row))))
  const metrics = {
    OutboxOldestSeconds: Math.round((now.getTime() - oldest) / 1000),
    OutboxWaiting: waiting.length,
    ...counted,
  }
  const definitions = Object.keys(metrics).map((Name) => ({
    Name,
    Unit: Name === 'OutboxOldestSeconds' ? 'Seconds' : 'Count',
  }))
  const directive = { Namespace: 'Outbox', Dimensions: [[]], Metrics: definitions }
  writeLog({ _aws: { Timestamp: now.getTime(), CloudWatchMetrics: [directive] }, ...metrics })
}
