/**
 * Transitions of a mail. Each names the states it leaves and the one it enters, and returns undefined if the row is in none of
 * the former.
 */
import { conflict, notFound } from '#functions/errors.ts'
import { writeMetrics } from '#functions/log.ts'
import { getNotification, isToOwner, OutboxRow, STOPPED } from '#functions/outbox/outbox.ts'
import { after, backoff, expiryOf, LEASE } from '#functions/outbox/timing.ts'
import { atMost, type Condition, either, lessThan, matching, present } from '#functions/table/expression.ts'
import { createdKey, mailKey, statusPartition } from '#functions/table/keys.ts'
import { changeRow, remove, transact } from '#functions/table/transact.ts'
import { type DigestId, isToBeSent, type Notification } from '#schemas/contract/notifications.ts'

/** What a transition sets; undefined removes an attribute. It ends the lease and the wait of the state before, unless it sets its own. */
type To = { [Name in keyof OutboxRow]?: OutboxRow[Name] | undefined } & {
  status: Notification['status']
  /** Of the index by status: planned mails are listed by due time. */
  createdKey?: string
  expiresAt?: number | undefined
  /** The digest that listed the lead; a bounce of the digest finds its leads by this. */
  digest?: DigestId
}

const openAt = (now: Date) =>
  either(
    matching({ status: 'queued' }),
    matching({ status: 'planned', dueAt: atMost(now.toISOString()) }),
    matching({ status: 'sending', leaseUntil: lessThan(now.toISOString()) }),
  )
const leasedAs = ({ leaseUntil = '' }: OutboxRow) => matching({ status: 'sending', leaseUntil })
const HELD = matching({ status: 'held' })
/** A mail that is planned, or that was due and is tried again. */
const STOPPABLE = either(
  matching({ status: 'planned' }),
  matching({ status: 'queued', dueAt: present, nextAttemptAt: present }),
)

/** A finished mail needs no network to count against, and nothing of a deleted visit. */
const OVER = { network: undefined, deleted: undefined }

/** queued, planned until now, or sending with an expired lease → sending. @returns the row to send; undefined if another process has it */
export function claim(id: string, now: Date) {
  return move(id, openAt(now), { status: 'sending', leaseUntil: after(now, LEASE) }, now)
}

/** sending → sent */
export function markSent(row: OutboxRow, now: Date) {
  return move(row.id, leasedAs(row), {
    ...OVER,
    status: 'sent',
    reason: undefined,
    mayBeSent: undefined,
    sentAt: now.toISOString(),
    expiresAt: expiryOf(now, row.kind),
  })
}

/** Removes the row of a mail about a deleted record: nothing else is left of it. */
export async function forgetMail({ id }: OutboxRow): Promise<void> {
  await transact([remove(mailKey(id))])
}

/** sending → skipped */
export function markSkipped(row: OutboxRow, reason: string, now: Date) {
  return move(row.id, leasedAs(row), {
    ...OVER,
    status: 'skipped',
    reason,
    expiresAt: expiryOf(now, row.kind),
  })
}

/** sending → held for the next digest */
export function hold(row: OutboxRow) {
  return move(row.id, leasedAs(row), { ...OVER, status: 'held', reason: undefined })
}

/** sending → planned for another time */
export function replan(row: OutboxRow, dueAt: string, now: Date) {
  const listed = { dueAt, createdKey: createdKey(dueAt, row.id) }
  return move(row.id, leasedAs(row), { ...listed, status: 'planned', attempts: 0 }, now)
}

/** True if SES may have accepted a mail. @param reason name of the error of a try */
export const isAnswerLost = (reason: string) => reason === 'TimeoutError'

/** sending → queued for a later attempt; keeps the network, because a receipt may not be counted yet. */
export function postpone(row: OutboxRow, reason: string, now: Date) {
  const nextAttemptAt = after(now, backoff(row.attempts))
  // It stays, whatever becomes of later tries.
  const lost = isAnswerLost(reason) && { mayBeSent: true }
  return move(row.id, leasedAs(row), { status: 'queued', reason, nextAttemptAt, ...lost })
}

/** sending → failed permanently */
export function fail(row: OutboxRow, reason: string, now: Date) {
  // Others are kept for Retry, and end with their record.
  const expiresAt = row.kind === 'visit-links' ? expiryOf(now, row.kind) : undefined
  return move(row.id, leasedAs(row), { ...OVER, status: 'failed', reason, expiresAt })
}

/** held → held, for as long again: SES may have accepted a digest whose answer was lost. */
export function holdOn(id: string, now: Date) {
  return move(id, HELD, { status: 'held' }, now)
}

/** held → queued as a mail of its own, whose errors are handled there */
export function release(id: string, now: Date) {
  return move(id, HELD, { status: 'queued', nextAttemptAt: now.toISOString() })
}

/** held → sent in a digest */
export function markDigested(id: string, digest: DigestId, now: Date) {
  return move(id, HELD, { status: 'sent', sentAt: now.toISOString(), digest })
}

/** sent → failed by a bounce or complaint */
export function markBounced(id: string, reason: string) {
  return move(id, matching({ status: 'sent' }), { status: 'failed', reason })
}

/**
 * failed → queued by the owner; the stream passes it to the notifier like a new row. Asked again, it is on its way or sent.
 * @throws AppError 404 for an unknown id
 */
export async function requeue(id: string, now = new Date()): Promise<Notification> {
  const anew = {
    ...OVER,
    queuedAt: now.toISOString(),
    status: 'queued',
    attempts: 0,
    reason: undefined,
    expiresAt: undefined,
  } as const
  return (await move(id, matching({ status: 'failed' }), anew)) ?? required(id)
}

/**
 * planned, or queued for a later attempt → skipped by the owner
 * @throws AppError 404 for an unknown id, 409 unless it is in one of these, or stopped before
 */
export async function stop(id: string): Promise<Notification> {
  const stopped = { ...OVER, status: 'skipped', reason: STOPPED, expiresAt: expiryOf(new Date()) } as const
  const row = (await move(id, STOPPABLE, stopped)) ?? (await required(id))
  if (row.reason !== STOPPED) throw conflict('This mail no longer waits.')
  return row
}

async function required(id: string): Promise<OutboxRow> {
  const row = await getNotification(id)
  if (!row) throw notFound('notification')
  return row
}

/** @returns the new row, or undefined if it was in none of the states of `from` */
async function move(
  id: string,
  from: Condition,
  { digest, ...change }: To,
  now = new Date(),
): Promise<OutboxRow | undefined> {
  const { status } = change
  // Indexes only open rows, failed mails to the owner and leads in digests. An index of all rows would grow without
  // limit, and failed receipts to mistyped addresses would crowd out a lead that never reached the owner.
  const isLost = status === 'failed' && isToOwner(id)
  const listedAs = isToBeSent(status) || isLost ? status : digest
  const entityStatus = listedAs && statusPartition('OUTBOX', listedAs)
  const set = {
    leaseUntil: undefined,
    nextAttemptAt: undefined,
    ...change,
    updatedAt: now.toISOString(),
    entityStatus,
  }
  const row = await changeRow(
    mailKey(id),
    { set, ...(status === 'sending' && { add: { attempts: 1 } }) },
    from,
  )
  if (row && isLost) writeMetrics({ OutboxFailed: 1 })
  return row && OutboxRow.parse(row)
}
