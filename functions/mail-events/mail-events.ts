/** Lambda: hears from SES, by way of EventBridge, that a mail did not arrive, and says so where the owner looks. */
import * as z from 'zod'
import { getNotification, moveNotification } from '#functions/data/outbox.ts'
import { NOTIFICATION_TAG } from '#functions/mail/notification-tag.ts'
import { NotificationParams } from '#schemas/notification.ts'

/** The part of an event that counts (SES developer guide, "Event data … EventBridge"). Addresses are never read. */
export const MailEvent = z.object({
  detail: z.object({
    eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
    bounce: z.object({ bounceType: z.string(), bounceSubType: z.string() }).optional(),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
  }),
})
export type MailEvent = z.infer<typeof MailEvent>['detail']

/** Why a mail did not arrive, in the owner's words; undefined when the receiver's server may still take it. */
export function reasonOf({ eventType, bounce }: MailEvent): string | undefined {
  if (eventType === 'Complaint') return 'The receiver marked it as spam'
  if (eventType === 'Reject') return 'Refused by the mail service as harmful'
  if (bounce?.bounceType === 'Transient') return undefined
  return `Bounced: ${bounce?.bounceSubType ?? 'Undetermined'}`
}

/**
 * Marks the outbox row as failed. SES itself stops writing to the address (the configuration set's suppression list).
 * @throws when the row is not marked as sent yet, so that Lambda hands the event over again in a minute
 */
export async function handler(event: unknown): Promise<void> {
  const { detail } = MailEvent.parse(event)
  const reason = reasonOf(detail)
  const id = detail.mail.tags[NOTIFICATION_TAG]?.[0]
  console.log(
    JSON.stringify({ level: 'info', event: 'mail-event', type: detail.eventType, notification: id, reason }),
  )
  if (reason === undefined || !NotificationParams.shape.id.safeParse(id).success || id === undefined) return
  const moved = await moveNotification(
    id,
    { status: 'failed', leaseUntil: undefined, reason },
    { expression: '#status = :sent', values: { ':sent': 'sent' } },
  )
  if (moved) return
  const current = await getNotification(id)
  if (current && current.status !== 'failed') throw new Error('Not marked as sent yet')
}
