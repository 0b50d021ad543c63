/** Lambda, every minute: sends mails that were planned, postponed, held, missed by the stream, or left by a crashed process. */

import { logMailFault, writeMetrics } from '#functions/log.ts'
import { deliver } from '#functions/notifier/deliver.ts'
import { sendDigest } from '#functions/notifier/digest.ts'
import { kindsWithoutReceipt, receiptsUsed } from '#functions/outbox/mail-budgets.ts'
import { listNotifications } from '#functions/outbox/outbox.ts'
import { isDue, waitingSince } from '#functions/outbox/timing.ts'
import { noteRun } from '#functions/runs/run-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { MAILS, type Notification } from '#schemas/contract/notifications.ts'
import { RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'

/** Rows read per run and status; the next run continues. */
const BATCH = 500
/** Starts no mail later in a run (ms), so that the timeout (50 s) never falls between sending, which takes up to 27 s, and marking a mail. */
const START_WITHIN_MS = 15_000

/** Sends mails one after the other, because a new SES account may send one per second. */
export async function handler(): Promise<void> {
  const now = new Date()
  const [planned, queued, sending, held, settings] = await Promise.all([
    listNotifications('planned', BATCH, now),
    listNotifications('queued', BATCH),
    listNotifications('sending', BATCH),
    listNotifications('held', BATCH),
    loadSettings(),
  ])
  // Reports first, so that a run that times out still feeds the alarms.
  const receipts = {
    ReceiptsPaused: Number(settings.customer_receipts === RECEIPTS_PAUSED),
    ReceiptsUsedUp: Number(kindsWithoutReceipt(settings, await receiptsUsed(now)).length > 0),
  }
  await noteRun('sweeper', now).catch((error: unknown) => logMailFault('sweep', 'run', error))
  reportMetrics([...planned, ...queued, ...sending, ...held], receipts, now)
  await sendDigest(held, settings, now).catch((error: unknown) => logMailFault('sweep', 'digest', error))
  // Customers wait for a time that matters; many unanswered leads must not delay it.
  const inTurn = [...planned.filter(isForCustomer), ...planned.filter((row) => !isForCustomer(row))]
  for (const { id } of [...inTurn, ...queued, ...sending].filter((row) => isDue(row, now))) {
    if (Date.now() - now.getTime() > START_WITHIN_MS) return
    await deliver(id).catch((error: unknown) => logMailFault('sweep', id, error))
  }
}

const isForCustomer = ({ kind }: Notification) => MAILS[kind] === 'customer'

function reportMetrics(waiting: Notification[], receipts: Record<string, number>, now: Date): void {
  const oldest = Math.min(now.getTime(), ...waiting.map((row) => Date.parse(waitingSince(row))))
  writeMetrics(
    {
      OutboxOldestSeconds: Math.round((now.getTime() - oldest) / 1000),
      OutboxWaiting: waiting.length,
      ...receipts,
    },
    now,
  )
}
