/** The outbox: one row per mail to be sent, written with its record, so that no lead is lost when mail fails (decision 42). */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/config.ts'
import { conflict, notFound } from '#functions/errors.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { table } from '#functions/table/client.ts'
import { indexKeys, recordKey, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import {
  AlreadyCommitted,
  MUST_NOT_EXIST,
  put,
  remove,
  transact,
  update,
  type Write,
} from '#functions/table/transact.ts'
import {
  type DigestId,
  NOTIFICATION_KINDS,
  Notification,
  NotificationState,
  type RecordType,
} from '#schemas/contract/notifications.ts'

type Kind = Notification['kind']

/** As stored. The network that a receipt's form was sent from stays until the receipt is counted, and no longer. */
const OutboxRow = Notification.extend({ network: z.string().optional() })
export type OutboxRow = z.infer<typeof OutboxRow>

/** Derived from the record's id: the same mail cannot be queued twice. */
export function notificationId(kind: Kind, recordId: string): string {
  return `${kind}-${recordId}`
}

/** Since when a mail has been waiting to be sent: its record came, or the owner asked for it again. */
export function waitingSince({ queuedAt, createdAt }: Notification): string {
  return queuedAt ?? createdAt
}

/** The writes that queue the mails about a visitor's new record: to the owner, and a receipt; none about spam (decision 36). */
export function queueMails(
  recordType: RecordType,
  record: { id: string; createdAt: string; isSpam: boolean },
  network: string,
): Write[] {
  if (record.isSpam) return []
  return [queueMail('owner', recordType, record), queueMail('receipt', recordType, record, network)]
}

/** The write that queues one mail about a new record. */
export function queueMail(
  kind: Kind,
  recordType: RecordType,
  record: { id: string; createdAt: string },
  network?: string,
): Write {
  const row: OutboxRow = {
    id: notificationId(kind, record.id),
    kind,
    recordType,
    recordId: record.id,
    status: 'queued',
    attempts: 0,
    createdAt: record.createdAt,
    updatedAt: record.createdAt,
    ...(network === undefined ? {} : { network }),
  }
  return put(
    { ...row, ...recordKey('OUTBOX', row.id), ...indexKeys('OUTBOX', row, row.status) },
    MUST_NOT_EXIST,
    () => new AlreadyCommitted(),
  )
}

/** Counts a receipt and forgets its network, all or nothing; does nothing when that has happened before. */
export async function countReceipt(id: string, budgets: Write[]): Promise<void> {
  const forget = update(
    recordKey('OUTBOX', id),
    { expression: 'REMOVE network' },
    { expression: 'attribute_exists(network)' },
    () => new AlreadyCommitted(),
  )
  await transact([forget, ...budgets])
}

/** One outbox row by id; undefined when there is none. Strongly consistent. */
export async function getNotification(id: string): Promise<Notification | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: recordKey('OUTBOX', id), ConsistentRead: true }),
  )
  return Item && Notification.parse(Item)
}

type WithNotification<T> = T & { notification?: NotificationState }

/** A page of records with their owner mails' states: one batch, so at most 100. */
export async function withNotifications<T extends { id: string }>(rows: T[]): Promise<WithNotification<T>[]> {
  const addNotifications = await loadNotifications(rows)
  return addNotifications(rows)
}

/** Reads the owner mails' states of at most 100 records, in one batch. @returns what adds them to any of these */
export async function loadNotifications(records: readonly { id: string }[]) {
  const ids = records.map(({ id }) => notificationId('owner', id))
  const items = await batchGet(
    ids.map((id) => recordKey('OUTBOX', id)),
    { attributes: Object.keys(NotificationState.shape) },
  )
  const states = new Map(items.map((item) => NotificationState.parse(item)).map((state) => [state.id, state]))
  return <T extends { id: string }>(rows: readonly T[]): WithNotification<T>[] =>
    rows.map((row) => {
      const notification = states.get(notificationId('owner', row.id))
      return notification ? { ...row, notification } : row
    })
}

/**
 * Rows of one status, or listed by one digest, oldest first, at most `limit`. One that cannot be read is left out and logged, because it must not
 * keep the others from being sent.
 */
export async function listNotifications(
  status: Notification['status'] | DigestId,
  limit: number,
): Promise<OutboxRow[]> {
  const { name, partitionKey } = TABLE_SHAPE.indexes.byStatus
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      IndexName: name,
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': partitionKey },
      ExpressionAttributeValues: { ':partition': statusPartition('OUTBOX', status) },
      Limit: limit,
    }),
  )
  return Items.flatMap((item) => {
    const { success, data } = OutboxRow.safeParse(item)
    if (success) return [data]
    console.log(JSON.stringify({ level: 'error', event: 'unreadable-outbox-row', notification: item['id'] }))
    return []
  })
}

/** The writes that remove a record's mails along with it: nothing is left to send, to retry or to count. */
export function dropMails(recordId: string): Write[] {
  return NOTIFICATION_KINDS.map((kind) => remove(recordKey('OUTBOX', notificationId(kind, recordId))))
}

/** What a move sets; undefined removes the attribute. `leaseUntil` is always decided, because conditions look at it. */
type Change = {
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

/**
 * Moves a row on, if `condition` (over #status and #leaseUntil) still holds.
 * @returns the row as it now stands, or undefined when the condition failed
 */
export async function moveNotification(
  id: string,
  { addAttempt, digest, ...change }: Change,
  condition: { expression: string; values: Record<string, string> },
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
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(sets.map(([name, value]) => [`:${name}`, value])),
      ...condition.values,
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

/**
 * Queues a mail again, at the owner's wish; the stream hands it to the notifier like a new one.
 * @throws AppError 404 for an unknown id, 409 while it is being sent
 */
export async function requeueNotification(id: string, now = new Date()): Promise<Notification> {
  const anew = {
    queuedAt: now.toISOString(),
    status: 'queued',
    attempts: 0,
    leaseUntil: undefined,
    nextAttemptAt: undefined,
    reason: undefined,
    network: undefined,
  } as const
  const condition = {
    expression: 'attribute_exists(pk) AND #status <> :sending',
    values: { ':sending': 'sending' },
  }
  const row = await moveNotification(id, anew, condition)
  if (row) return row
  const current = await getNotification(id)
  throw current ? conflict('This mail is being sent right now.') : notFound('notification')
}
