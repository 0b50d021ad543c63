/** Digests: one mail to the owner about the leads of a flood (decision 67). */
import { randomUUID } from 'node:crypto'
import { config } from '#functions/environment.ts'
import { logMailFault } from '#functions/log.ts'
import { loadLead, refuseWaiting } from '#functions/notifier/compose.ts'
import { isPermanentRefusal, sendMail, withRetries } from '#functions/notifier/deliver.ts'
import { digestEntry, digestMail, type ListedKind } from '#functions/notifier/mails/owner-mails.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { isHeldLong } from '#functions/outbox/timing.ts'
import { holdOn, markDigested, release } from '#functions/outbox/transitions.ts'
import { countUse } from '#functions/table/budgets.ts'
import type { DigestId } from '#schemas/contract/notifications.ts'
import type { Settings } from '#schemas/defaults/settings.ts'

const LEADS_PER_DIGEST = 100
/** Keeps two concurrent sweeps from sending the same leads. */
const SECONDS_BETWEEN = 60

/**
 * Sends a digest if one is due, and then marks its leads as sent. They stay held until SES accepts the mail: after an error
 * it is sent again once they have waited again, after a crash within a minute.
 * @param held rows waiting for a digest, oldest first
 */
export async function sendDigest(held: OutboxRow[], settings: Settings, now: Date): Promise<void> {
  const isFull = held.length >= LEADS_PER_DIGEST
  const hasWaited = held.some((row) => isHeldLong(row, now))
  if (!isFull && !hasWaited) return
  const budget = { scope: 'digest', client: 'owner', limit: 1, seconds: SECONDS_BETWEEN }
  if ((await countUse(budget, now)) !== undefined) return
  const listed = (await Promise.all(held.slice(0, LEADS_PER_DIGEST).map((row) => list(row, now)))).filter(
    (lead) => lead !== undefined,
  )
  if (listed.length === 0) return
  const id: DigestId = `digest-${randomUUID()}`
  try {
    await sendMail(digestMail(listed, { settings, siteOrigin: config.siteOrigin(), now }), id)
  } catch (error) {
    logMailFault('digest', id, error)
    const leave = isPermanentRefusal(error) ? release : holdOn
    await Promise.all(listed.map(({ row }) => leave(row.id, now)))
    return
  }
  await Promise.all(listed.map(({ row }) => withRetries(() => markDigested(row.id, id, new Date()), row)))
}

/** A lead that cannot be listed, or is now answered or no longer declined, is released, so that it does not block the others. */
async function list(row: OutboxRow, now: Date) {
  try {
    const lead = await loadLead(row.recordType, row.recordId)
    // No other is held.
    const kind = row.kind as ListedKind
    const isWaiting = kind === 'unanswered' || kind === 'unconfirmed'
    const isUndone = kind === 'quote-declined' && lead?.type === 'quote' && !lead.record.declined
    if (lead && !isUndone && !(isWaiting && refuseWaiting({ lead, row, now })))
      return { row, kind, entry: digestEntry(lead, kind, config.siteOrigin(), row) }
  } catch (error) {
    logMailFault('digest', row.id, error)
  }
  await release(row.id, now)
  return undefined
}
