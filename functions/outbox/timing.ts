/** All times of the outbox (ms): when a mail is new, due, stuck, overdue or given up. */

import type {
  MailKind,
  Notification,
  NotificationState,
  UnpaidKind,
} from '#schemas/contract/notifications.ts'
import { addDays, hourOf, pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'
import { PROMISED_ANSWER_MS } from '#schemas/facts/statuses.ts'

/** Longer than the notifier's timeout (`timeoutSecondsOf`), so that two processes never send the same mail. */
export const LEASE = 60_000
/** The stream normally delivers within a second; it missed a row this old. */
const MISSED_AFTER = 2 * 60_000
const GIVE_UP_AFTER = 3 * 24 * 60 * 60_000
/** A lead waits for a digest at most this long, unless more are waiting than fit into one. */
const HELD_AT_MOST = 10 * 60_000

/** Planned mails are due from 9 AM to 8 PM Pacific. */
const DUE_HOURS = { first: 9, last: 20 }
/** On the eve of a visit, the Pacific hour by which the owner is reminded to answer, with an afternoon left for it. */
const EVE_HOUR = 15
/** The owner has had the first mail at least this long. */
const REMINDED_AFTER = 2 * 60 * 60_000
/** Time to read a first mail that went out late. */
const READ_WITHIN = 60 * 60_000
const THANKED_AFTER = 2 * 60 * 60_000
/** Days after a visit that is not paid, and their Pacific hour. */
const UNPAID_DAYS: Record<UnpaidKind, number> = { 'unpaid-1': 7, 'unpaid-2': 21 }
const UNPAID_HOUR = 10
const UNPAID_APART = 7 * 24 * 60 * 60_000
/** Sent and skipped mails are kept for as long as the owner may ask about them. */
const KEPT_AFTER = 400 * 24 * 60 * 60_000
/** Until it can no longer come back: no record is deleted with it, and its row has a digest of an address. */
const LINKS_KEPT_AFTER = 7 * 24 * 60 * 60_000

const age = (instant: string, now: Date) => now.getTime() - Date.parse(instant)

export const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Wait before the next try: half a minute, doubling, at most half an hour. */
export const backoff = (attempts: number) => Math.min(15_000 * 2 ** attempts, 30 * 60_000)

/** When a mail could first be sent: with its record, when it was due, or once the owner requeued it. */
export const waitingSince = ({ queuedAt, dueAt, createdAt }: Notification) => queuedAt ?? dueAt ?? createdAt

/** Of a lead; date and window of a booking. */
export type Waiting = { createdAt: string; serviceDate?: string; serviceTime?: string }

/**
 * When the owner gets a reminder of a lead: in the daytime, a day after it, or on the eve of a visit if that is earlier.
 * Undefined where the visit's window has begun by then.
 */
export function unansweredDueAt({ createdAt, serviceDate, serviceTime }: Waiting): string | undefined {
  const created = Date.parse(createdAt)
  const dayLater = inDaytime(created + PROMISED_ANSWER_MS).getTime()
  if (serviceDate === undefined || serviceTime === undefined) return new Date(dayLater).toISOString()
  const eve = pacificInstant(addDays(serviceDate, -1), EVE_HOUR).getTime()
  const due = Math.min(dayLater, inDaytime(Math.max(eve, created + REMINDED_AFTER)).getTime())
  const begins = pacificInstant(serviceDate, hourOf(serviceTime)).getTime()
  return due < begins ? new Date(due).toISOString() : undefined
}

/** When the owner may get a reminder of a lead whose first mail went out late or still waits. One that failed delays nothing. */
export function remindedFrom({ status, sentAt }: NotificationState, now: Date): Date {
  if (status === 'failed' || status === 'skipped') return now
  return inDaytime((sentAt === undefined ? now.getTime() : Date.parse(sentAt)) + READ_WITHIN)
}

/** When the customer of a visit that is noted as done is thanked. */
export const doneDueAt = (now: Date) => inDaytime(now.getTime() + THANKED_AFTER)

/** When the customer of a visit that is noted as not paid yet is reminded. */
export const unpaidDueAt = (kind: UnpaidKind, { serviceDate }: { serviceDate: string }) =>
  pacificInstant(addDays(serviceDate, UNPAID_DAYS[kind]), UNPAID_HOUR)

/** When the second of these may follow the first, which may have gone out late. */
export const secondUnpaidFrom = (firstSentAt: string) => after(new Date(firstSentAt), UNPAID_APART)

/** This instant, or the next morning if it is at night. */
function inDaytime(time: number): Date {
  const instant = new Date(time)
  const { date, hour } = pacificNow(instant)
  if (hour >= DUE_HOURS.first && hour < DUE_HOURS.last) return instant
  return pacificInstant(hour < DUE_HOURS.first ? date : addDays(date, 1), DUE_HOURS.first)
}

/** Puts off a planned mail that is late at night until the morning, unless the owner asks for it. */
export function morningFor({ queuedAt }: Notification, now: Date): { later: string } | undefined {
  const earliest = inDaytime(now.getTime())
  return earliest > now && queuedAt === undefined ? { later: earliest.toISOString() } : undefined
}

/** Epoch seconds for the table's time to live. */
export const expiryOf = (now: Date, kind?: MailKind) =>
  Math.floor((now.getTime() + (kind === 'visit-links' ? LINKS_KEPT_AFTER : KEPT_AFTER)) / 1000)

export const isGivenUp = (row: Notification, now: Date) => age(waitingSince(row), now) > GIVE_UP_AFTER
export const isHeldLong = (row: Notification, now: Date) => age(row.updatedAt, now) > HELD_AT_MOST

/** True for what the sweeper sends: rows planned or postponed until now, missed by the stream, or left by a crashed process. */
export function isDue(row: Notification, now: Date): boolean {
  if (row.status === 'planned') return (row.dueAt ?? '') <= now.toISOString()
  if (row.status === 'sending') return (row.leaseUntil ?? '') < now.toISOString()
  if (row.nextAttemptAt) return row.nextAttemptAt <= now.toISOString()
  return age(row.updatedAt, now) > MISSED_AFTER
}
