/** Lambda: marks an outbox row as failed when SES reports a bounce, complaint or reject through EventBridge. */
import * as z from 'zod'
import { markToldBounced } from '#functions/bookings/told.ts'
import { writeLog } from '#functions/log.ts'
import { optOutWrite } from '#functions/opt-outs/opt-out-store.ts'
import { RETURNED_MAILS } from '#functions/outbox/mail-budgets.ts'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import {
  getNotification,
  isToOwner,
  listNotifications,
  NOTIFICATION_TAG,
  type OutboxRow,
  toldVisit,
} from '#functions/outbox/outbox.ts'
import { markBounced } from '#functions/outbox/transitions.ts'
import { forgetToldPrice } from '#functions/quotes/quote-store.ts'
import { pauseReceipts } from '#functions/settings/setting-store.ts'
import { countUse, DAY_S } from '#functions/table/budgets.ts'
import { transact } from '#functions/table/transact.ts'
import { type DigestId, isDigestId, NotificationParams } from '#schemas/contract/notifications.ts'

/** Mails that come back count up to this many for each network, and for the owner: nobody alone pauses what others get. */
const RETURNED_FROM_ONE = 2
/** More than `LEADS_PER_DIGEST`. */
const DIGEST_MAX = 200

/** The used part of an event (SES developer guide, "Event data … EventBridge"). Addresses are never logged. */
export const MailEvent = z.object({
  detail: z.object({
    eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
    bounce: z.object({ bounceType: z.string(), bounceSubType: z.string() }).optional(),
    mail: z.object({
      tags: z.record(z.string(), z.array(z.string())),
      /** Each mail has one receiver. */
      destination: z.array(z.string()).default([]),
    }),
  }),
})
export type MailEvent = z.infer<typeof MailEvent>['detail']

/**
 * Returns why a mail did not arrive, for the owner. SES reports a soft bounce once it has given up; a general one is mostly the answer of a
 * mailbox whose reader is away, which has the mail (SES, "Understanding soft bounces").
 */
export function reasonOf({ eventType, bounce }: MailEvent): string | undefined {
  if (eventType === 'Complaint') return 'The receiver marked it as spam'
  if (eventType === 'Reject') return 'Refused by the mail service as harmful'
  if (bounce?.bounceType === 'Transient' && bounce.bounceSubType === 'General') return undefined
  return `Bounced: ${bounce?.bounceSubType ?? 'Undetermined'}`
}

/** True for events that damage the sender's reputation. */
function isHeldAgainstUs({ eventType, bounce }: MailEvent): boolean {
  return eventType === 'Complaint' || bounce?.bounceType === 'Permanent'
}

/**
 * Also pauses receipts when too many come back. SES itself stops sending to the address (the configuration set's suppression
 * list).
 * @throws if the row is not marked as sent yet, so that Lambda retries the event in a minute
 */
export async function handler(event: unknown): Promise<void> {
  const { detail } = MailEvent.parse(event)
  const reason = reasonOf(detail)
  const id = detail.mail.tags[NOTIFICATION_TAG]?.[0] ?? ''
  writeLog({ level: 'info', event: 'mail-event', type: detail.eventType, notification: id, reason })
  if (reason === undefined) return
  if (isDigestId(id)) return failDigest(id, reason)
  if (!NotificationParams.shape.id.safeParse(id).success) return
  const row = await getNotification(id)
  if (row?.status === 'failed') return
  // One that is planned anew, or was skipped since, has been sent before.
  if (row?.status === 'queued' || row?.status === 'sending') throw new Error('Not marked as sent yet')
  // Before marking the row: an error in between retries the event, and counting twice is better than never.
  if (isHeldAgainstUs(detail) && !isToOwner(id)) {
    await countReturned(row)
    await optOut(detail)
  }
  // Deleted with its record.
  if (!row) return
  // A reader who marks a mail as spam has it.
  if (detail.eventType !== 'Complaint') {
    if (toldVisit(row)) await markToldBounced(row.recordId, id)
    if (row.recordType === 'quote') await forgetToldPrice(row.recordId, detail.mail.destination[0] ?? '')
  }
  await markBounced(id, reason)
}

/** Counts a mail by the network that has typed its address into a form: that of the record's receipt, while there is one. */
async function countReturned(row: OutboxRow | undefined): Promise<void> {
  const receipt = row && !row.origin ? await getNotification(notificationId('receipt', row.recordId)) : row
  const from = receipt?.origin ?? 'owner'
  const isWithin = async (client: string, limit: number) =>
    (await countUse({ scope: 'mail-returned', client, limit, seconds: DAY_S })) === undefined
  if (!(await isWithin(from, RETURNED_FROM_ONE))) return
  if (!(await isWithin('all', RETURNED_MAILS - 1))) await pauseReceipts()
}

/** Sends no more marketing mails to where this one came back from. */
async function optOut({ eventType, mail }: MailEvent): Promise<void> {
  const reason = eventType === 'Complaint' ? 'complaint' : 'bounced'
  const now = new Date()
  for (const address of mail.destination) await transact([optOutWrite(address, reason, now)])
}

/** Marks all leads of a digest that did not arrive. */
async function failDigest(id: DigestId, reason: string): Promise<void> {
  const rows = await listNotifications(id, DIGEST_MAX)
  if (rows.length === 0) throw new Error('Not marked as sent yet')
  await Promise.all(rows.map((row) => markBounced(row.id, reason)))
}
