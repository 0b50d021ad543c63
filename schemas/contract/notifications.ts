import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant, UUID } from '#schemas/contract/fields.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** `owner` tells the owner about a lead; `receipt` goes to the customer. */
export const NOTIFICATION_KINDS = ['owner', 'receipt'] as const

/**
 * queued → sending → sent, or queued again after a transient error, or failed with a reason. `skipped` is never sent. `held` is
 * a lead of a flood, which the next digest lists; then it is sent.
 */
const NOTIFICATION_STATUSES = ['queued', 'sending', 'held', 'sent', 'failed', 'skipped'] as const

/** A record's owner mail, as the back office shows it. */
export const NotificationState = z.object({
  id: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  attempts: z.number().int().min(0),
  /** Why sending failed, without addresses. */
  reason: z.string().optional(),
  updatedAt: Instant,
})
export type NotificationState = z.infer<typeof NotificationState>

/** Types of records with mails; the contact's mail covers a commercial quote. */
const RECORD_TYPES = ['quote', 'contact', 'booking'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** One outbox row. The mail is rendered when it is sent. */
export const Notification = NotificationState.extend({
  kind: z.enum(NOTIFICATION_KINDS),
  recordType: z.enum(RECORD_TYPES),
  recordId: Id,
  /** While `sending`: another process may claim the mail after this instant. */
  leaseUntil: Instant.optional(),
  /** After a transient error: no retry before this instant. */
  nextAttemptAt: Instant.optional(),
  sentAt: Instant.optional(),
  /** When the owner last requeued it. */
  queuedAt: Instant.optional(),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

/** Identifies a digest at the mail service; a digest has no outbox row. */
export type DigestId = `digest-${string}`
export const isDigestId = (id: string): id is DigestId => new RegExp(`^digest-${UUID}$`).test(id)

/** `owner-<record id>` or `receipt-<record id>`; see `notificationId`. */
export const NotificationParams = z.strictObject({
  id: z.string().regex(new RegExp(`^(${NOTIFICATION_KINDS.join('|')})-${UUID}$`), 'Not a valid id'),
})

export const retryNotification = endpoint(adminRoutes.retryNotification, {
  params: NotificationParams,
  answer: Notification,
})
