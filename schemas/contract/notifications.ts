import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant } from '#schemas/contract/fields.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Who a mail goes to: the owner hears of each lead, the customer may get a receipt. */
export const NOTIFICATION_KINDS = ['owner', 'receipt'] as const

/**
 * queued → sending → sent, or back to queued after a fault, or failed for good with the reason. `skipped`: not to be sent.
 * `held`: one lead of a flood, which the owner reads of in the next digest; then `sent` (decision 67).
 */
const NOTIFICATION_STATUSES = ['queued', 'sending', 'held', 'sent', 'failed', 'skipped'] as const

/** What a record's row in the back office says about its owner mail. */
export const NotificationState = z.object({
  id: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  attempts: z.number().int().min(0),
  /** Why the mail service refused, without addresses. */
  reason: z.string().optional(),
  updatedAt: Instant,
})
export type NotificationState = z.infer<typeof NotificationState>

/** Kinds of records that mails tell of; a commercial quote is told of by its contact's. */
const RECORD_TYPES = ['quote', 'contact', 'booking'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** One outbox row: which record to tell whom about. The mail is rendered when it is sent. */
export const Notification = NotificationState.extend({
  kind: z.enum(NOTIFICATION_KINDS),
  recordType: z.enum(RECORD_TYPES),
  recordId: Id,
  /** While `sending`: another process may take over after this instant. */
  leaseUntil: Instant.optional(),
  /** After a passing fault: not to be tried again before this instant. */
  nextAttemptAt: Instant.optional(),
  sentAt: Instant.optional(),
  /** When the owner asked for it again. */
  queuedAt: Instant.optional(),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What a digest is known by at the mail service; it has no row of its own. */
export type DigestId = `digest-${string}`
export const isDigestId = (id: string): id is DigestId => new RegExp(`^digest-${UUID}$`).test(id)

/** `owner-<record id>` or `receipt-<record id>`: derived, so one record can never queue the same mail twice. */
export const NotificationParams = z.strictObject({
  id: z.string().regex(new RegExp(`^(${NOTIFICATION_KINDS.join('|')})-${UUID}$`), 'Not a valid id'),
})

export const retryNotification = endpoint(adminRoutes.retryNotification, {
  params: NotificationParams,
  answer: Notification,
})
