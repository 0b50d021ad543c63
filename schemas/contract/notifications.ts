import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant, PacificDate, SignInMethod, UUID } from '#schemas/contract/records.ts'
import { ACCOUNT_CHANGES, type AccountChangeKind } from '#schemas/facts/account.ts'
import { ACTORS, LEAD_TYPES, VISIT_CHANGES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Who gets the mails of each kind. */
export const MAILS = {
  /** A new lead. */
  owner: 'owner',
  /** A lead that nobody has answered for a day. */
  unanswered: 'owner',
  /** The customer moved or cancelled a visit. */
  'customer-change': 'owner',
  /** Somebody has signed in to the back office from a new device. */
  'new-device': 'owner',
  /** Where leads or money go, or how the back office is signed in to, has changed. */
  'account-changed': 'owner',
  /** Lets a new browser of the owner sign in. */
  'device-link': 'owner',
  /** The customer declined a quote. */
  'quote-declined': 'owner',
  /** A new lead, to its customer. */
  receipt: 'customer',
  /** The owner sends a quote again. */
  quote: 'customer',
  /** Tomorrow's visit is not confirmed. */
  unconfirmed: 'owner',
  /** What is new of a visit. */
  change: 'customer',
  /** The day before a visit. */
  reminder: 'customer',
  /** A place is free on an earlier day, for customers who asked for one. */
  earlier: 'customer',
  /** The links of the visits that a mailbox has ahead, sent on request. */
  'visit-links': 'customer',
  /** Thanks for a visit that was done, with what is paid and what is left to pay. */
  done: 'customer',
  /** A visit that was noted as not paid yet is still owed. */
  'unpaid-1': 'customer',
  'unpaid-2': 'customer',
  /** Reminders of an open quote: marketing, which never goes to anyone who opted out (P33.1). */
  'quote-1': 'customer',
  'quote-2': 'customer',
  'quote-3': 'customer',
} as const satisfies Record<string, 'owner' | 'customer'>
export type MailKind = keyof typeof MAILS
/** In the order in which they are sent. */
export const FOLLOW_UPS = ['quote-1', 'quote-2', 'quote-3'] as const satisfies MailKind[]
export const UNPAID_MAILS = ['unpaid-1', 'unpaid-2'] as const satisfies MailKind[]
export type UnpaidKind = (typeof UNPAID_MAILS)[number]
export type FollowUpKind = (typeof FOLLOW_UPS)[number]
const MAIL_KINDS = Object.keys(MAILS) as [MailKind, ...MailKind[]]
type OwnerMail = { [K in MailKind]: (typeof MAILS)[K] extends 'owner' ? K : never }[MailKind]
export const OWNER_MAILS = MAIL_KINDS.filter((kind): kind is OwnerMail => MAILS[kind] === 'owner')

const OPEN_STATUSES = ['planned', 'queued', 'sending', 'held'] as const
/** True for the status of a mail that is still to be sent. */
export const isToBeSent = (status: unknown) => OPEN_STATUSES.some((open) => open === status)

/**
 * queued → sending → sent, or queued again after a transient error, or failed with a reason. `skipped` is never sent. `held` is
 * a lead of a flood, which the next digest lists; then it is sent. `planned` waits for its due time.
 */
const NOTIFICATION_STATUSES = [...OPEN_STATUSES, 'sent', 'failed', 'skipped'] as const

/** Events of a visit, and their actor. */
export const VisitChange = z.object({
  what: z.enum(VISIT_CHANGES),
  by: z.enum(ACTORS),
})
export type VisitChange = z.infer<typeof VisitChange>

/** What became of a mail, as the back office shows it. */
export const NotificationState = z.object({
  id: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  attempts: z.number().int().min(0),
  /** Why sending failed, without addresses. */
  reason: z.string().optional(),
  /** The mail service gave no answer to a try: the mail may have arrived. */
  mayBeSent: z.boolean().optional(),
  updatedAt: Instant,
  /** When a planned mail is due. */
  dueAt: Instant.optional(),
  sentAt: Instant.optional(),
  /** Of a mail about a changed visit. */
  change: VisitChange.optional(),
})
export type NotificationState = z.infer<typeof NotificationState>

/** What lists add to a lead: the state of its owner's mail, and its customer's id, if it has a card. */
export const listed = { notification: NotificationState.optional(), customer: Id.optional() }

/**
 * Types of records with mails; the contact's mail covers a commercial quote. A session is one of the back office, an account
 * the change of one; a customer is one email address.
 */
const RECORD_TYPES = [...LEAD_TYPES, 'session', 'account', 'customer'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** A change that the owner gets a mail about; email addresses are masked. */
const AccountChange = z.object({
  what: z.enum(Object.keys(ACCOUNT_CHANGES) as [AccountChangeKind]),
  /** Who made it, and on which device. */
  admin: Id,
  username: z.string().optional(),
  device: z.string(),
  /** Of a setting. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** The setting has the value again that it had before the changes that can be undone: nothing is left to undo. */
  isBack: z.boolean().optional(),
  /** What it left, so that undoing can see whether that is still there: the id of a passkey or feed, the digest of a secret. */
  left: z.string().optional(),
  /** Of the undoing of a change. */
  undone: z.enum(Object.keys(ACCOUNT_CHANGES) as [AccountChangeKind]).optional(),
})
export type AccountChange = z.infer<typeof AccountChange>
export type ChangedBy = Pick<AccountChange, 'admin' | 'username' | 'device'>

const Window = z.object({ serviceDate: PacificDate, serviceTime: z.string() })

/** One outbox row. The mail is rendered when it is sent. */
export const Notification = NotificationState.extend({
  kind: z.enum(MAIL_KINDS),
  recordType: z.enum(RECORD_TYPES),
  recordId: Id,
  /** While `sending`: another process may claim the mail after this instant. */
  leaseUntil: Instant.optional(),
  /** After a transient error: no retry before this instant. */
  nextAttemptAt: Instant.optional(),
  /** When the owner last requeued it. */
  queuedAt: Instant.optional(),
  /** Of a mail about a moved visit: the window that it left. */
  from: Window.optional(),
  /** Of a mail about a customer's change: the window of the visit after it. */
  to: Window.optional(),
  /** Of a mail about a new device. */
  signIn: z.object({ username: z.string(), device: z.string(), method: SignInMethod }).optional(),
  account: AccountChange.optional(),
  /** Goes to the earlier address for leads, while there is one. */
  toEarlier: z.literal(true).optional(),
  /** Of a reminder, the day of the visit; of an invitation, the day that has a free place. */
  date: PacificDate.optional(),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

/** One to the owner, as the dashboard lists it. */
export const FailedMail = NotificationState.extend({
  kind: z.enum(OWNER_MAILS),
  recordType: z.enum(RECORD_TYPES),
  recordId: Id,
  /** Of the person whom it is about. */
  name: z.string().optional(),
})
export type FailedMail = z.infer<typeof FailedMail>

/** Identifies a digest at the mail service; a digest has no outbox row. */
export type DigestId = `digest-${string}`
export const isDigestId = (id: string): id is DigestId => new RegExp(`^digest-${UUID}$`).test(id)

/** `owner-<record id>`, `change-<record id>-<number>`, or `reminder-<date>-<record id>`; see `notificationId`. */
export const NotificationParams = z.strictObject({
  id: z
    .string()
    .regex(
      new RegExp(`^(${MAIL_KINDS.join('|')})-(\\d{4}-\\d{2}-\\d{2}-)?${UUID}(-\\d{1,9})?$`),
      'Not a valid id',
    ),
})

/** A mail as it would be sent for a sample quote. */
const MailPreview = z.object({ afterDays: z.int(), subject: z.string(), text: z.string() })

export const previewFollowUps = endpoint(adminRoutes.previewFollowUps, { answer: z.array(MailPreview) })
export const retryNotification = endpoint(adminRoutes.retryNotification, {
  params: NotificationParams,
  answer: Notification,
})

export const stopNotification = endpoint(adminRoutes.stopNotification, {
  params: NotificationParams,
  answer: Notification,
})

/** A mailbox that gets no marketing mails, and why. */
export const OptOut = z.object({ at: Instant, reason: z.enum(['asked', 'bounced', 'complaint']) })
export type OptOut = z.infer<typeof OptOut>
