/**
 * How a mail moves on. Each transition names the states it leaves and the one it enters, and is refused when the row has moved
 * meanwhile: then it returns undefined.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/config.ts'
import { conflict, notFound } from '#functions/errors.ts'
import { getNotification, OutboxRow } from '#functions/outbox/outbox.ts'
import { after, backoff, LEASE } from '#functions/outbox/timing.ts'
import { table } from '#functions/table/client.ts'
import { recordKey, statusPartition } from '#functions/table/keys.ts'
import type { DigestId, Notification } from '#schemas/contract/notifications.ts'

/** Over #status and #leaseUntil. */
type From = { expression: string; values: Record<string, string> }

/** What a transition sets; undefined removes the attribute. `leaseUntil` is always decided, because conditions look at it. */
type To = {
  status: Notification['status']
  leaseUntil: string | undefined
  attempts?: number
  /** Counts one more try. */
  addAttempt?: true
  nextAttemptAt?: string | undefined
  reason?: string | undefined
  sentAt?: string
  queuedAt?: string
  network?: undefined
  /** The digest that listed it; a bounce finds its leads again by this. */
  digest?: DigestId
}

const queuedOrStuck = (now: Date): From => ({
  expression: '#status = :queued OR (#status = :stuck AND #leaseUntil < :now)',
  values: { ':queued': 'queued', ':stuck': 'sending', ':now': now.toISOString() },
})
const leasedAs = ({ leaseUntil = '' }: OutboxRow): From => ({
  expression: '#status = :sending AND #leaseUntil = :lease',
  values: { ':sending': 'sending', ':lease': leaseUntil },
})
const HELD: From = { expression: '#status = :held', values: { ':held': 'held' } }
const SENT: From = { expression: '#status = :sent', values: { ':sent': 'sent' } }
const ANY_BUT_SENDING: From = {
  expression: 'attribute_exists(pk) AND #status <> :sending',
  values: { ':sending': 'sending' },
}

/** What is over needs no lease, no next try, and no network to count against. */
const OVER = { leaseUntil: undefined, nextAttemptAt: undefined, network: undefined }

/** queued, or sending with a lease that is over → sending. @returns the row to send; undefined when it is not due */
export function claim(id: string, now: Date) {
  return move(
    id,
    queuedOrStuck(now),
    { status: 'sending', leaseUntil: after(now, LEASE), addAttempt: true },
    now,
  )
}

/** sending → sent */
export function markSent(row: OutboxRow, now: Date) {
  return move(row.id, leasedAs(row), {
    ...OVER,
    status: 'sent',
    reason: undefined,
    sentAt: now.toISOString(),
  })
}

/** sending → skipped: not to be sent. */
export function markSkipped(row: OutboxRow, reason: string) {
  return move(row.id, leasedAs(row), { ...OVER, status: 'skipped', reason })
}

/** sending → held: the owner reads of it in the next digest. */
export function hold(row: OutboxRow) {
  return move(row.id, leasedAs(row), { ...OVER, status: 'held', reason: undefined })
}

/** sending → queued, for a later try; a receipt may have to be counted yet, so its network stays. */
export function postpone(row: OutboxRow, reason: string, now: Date) {
  const nextAttemptAt = after(now, backoff(row.attempts))
  return move(row.id, leasedAs(row), { status: 'queued', leaseUntil: undefined, reason, nextAttemptAt })
}

/** sending → failed, for good. */
export function fail(row: OutboxRow, reason: string) {
  return move(row.id, leasedAs(row), { ...OVER, status: 'failed', reason })
}

/** held → queued: the ordinary way of a mail of its own, which knows what becomes of one that cannot be sent. */
export function release(id: string, now: Date) {
  return move(id, HELD, { status: 'queued', leaseUntil: undefined, nextAttemptAt: now.toISOString() })
}

/** held → sent, with a digest. */
export function markTold(id: string, digest: DigestId, now: Date) {
  return move(id, HELD, { status: 'sent', leaseUntil: undefined, sentAt: now.toISOString(), digest })
}

/** sent → failed: it came back. */
export function markBounced(id: string, reason: string) {
  return move(id, SENT, { status: 'failed', leaseUntil: undefined, reason })
}

/**
 * Any state but sending → queued, at the owner's wish; the stream hands it to the notifier like a new one.
 * @throws AppError 404 for an unknown id, 409 while it is being sent
 */
export async function requeue(id: string, now = new Date()): Promise<Notification> {
  const anew = {
    ...OVER,
    queuedAt: now.toISOString(),
    status: 'queued',
    attempts: 0,
    reason: undefined,
  } as const
  const row = await move(id, ANY_BUT_SENDING, anew)
  if (row) return row
  throw (await getNotification(id))
    ? conflict('This mail is being sent right now.')
    : notFound('notification')
}

/** @returns the row as it now stands, or undefined when it was in none of the states of `from` */
async function move(
  id: string,
  from: From,
  { addAttempt, digest, ...change }: To,
  now = new Date(),
): Promise<OutboxRow | undefined> {
  // Only open rows are in the status index, and the few of digests: with all it would never stop to grow, and receipts to
  // mistyped addresses would hide a lead that the owner never heard of.
  const isFailedLead = change.status === 'failed' && id.startsWith('owner-')
  const isOpen = ['queued', 'sending', 'held'].includes(change.status) || isFailedLead
  const listedAs = isOpen ? change.status : digest
  const attributes = Object.entries({
    ...change,
    updatedAt: now.toISOString(),
    entityStatus: listedAs && statusPartition('OUTBOX', listedAs),
  })
  const sets = attributes.filter(([, value]) => value !== undefined)
  const removes = attributes.filter(([, value]) => value === undefined)
  const input: UpdateCommandInput = {
    TableName: config.tableName(),
    Key: recordKey('OUTBOX', id),
    UpdateExpression: [
      `SET ${sets.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(removes.length > 0 ? [`REMOVE ${removes.map(([name]) => `#${name}`).join(', ')}`] : []),
      ...(addAttempt ? ['ADD attempts :one'] : []),
    ].join(' '),
    ConditionExpression: from.expression,
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(sets.map(([name, value]) => [`:${name}`, value])),
      ...from.values,
      ...(addAttempt ? { ':one': 1 } : {}),
    },
    ReturnValues: 'ALL_NEW',
  }
  try {
    const { Attributes } = await table().send(new UpdateCommand(input))
    return OutboxRow.parse(Attributes)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
