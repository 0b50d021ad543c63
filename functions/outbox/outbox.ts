/** The outbox: one row per mail, written in its record's transaction, so that no lead is lost when sending fails. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/environment.ts'
import { writeLog } from '#functions/log.ts'
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

/** As stored. `network` is where a receipt's form came from; it is removed once the receipt is counted. */
export const OutboxRow = Notification.extend({ network: z.string().optional() })
export type OutboxRow = z.infer<typeof OutboxRow>

/** Derived from the record's id, so that the same mail cannot be queued twice. */
export function notificationId(kind: Kind, recordId: string): string {
  return `${kind}-${recordId}`
}

/** The SES message tag with the outbox row's id, by which a bounce finds its row. */
export const NOTIFICATION_TAG = 'notification'

/** Returns the writes that queue the owner's mail and the receipt of a visitor's new record; none for spam. */
export function queueMails(
  recordType: RecordType,
  record: { id: string; createdAt: string; isSpam: boolean },
  network: string,
): Write[] {
  if (record.isSpam) return []
  return [queueMail('owner', recordType, record), queueMail('receipt', recordType, record, network)]
}

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

/** Counts a receipt and removes its network in one transaction; does nothing if that happened before. */
export async function countReceipt(id: string, budgets: Write[]): Promise<void> {
  const forget = update(
    recordKey('OUTBOX', id),
    { expression: 'REMOVE network' },
    { expression: 'attribute_exists(network)' },
    () => new AlreadyCommitted(),
  )
  await transact([forget, ...budgets])
}

/** Strongly consistent. */
export async function getNotification(id: string): Promise<Notification | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: recordKey('OUTBOX', id), ConsistentRead: true }),
  )
  return Item && Notification.parse(Item)
}

type WithNotification<T> = T & { notification?: NotificationState }

/** Adds the owner mails' states to at most 100 records. */
export async function withNotifications<T extends { id: string }>(rows: T[]): Promise<WithNotification<T>[]> {
  const addNotifications = await loadNotifications(rows)
  return addNotifications(rows)
}

/** Reads the owner mails' states of at most 100 records in one batch. @returns a function that adds them to these records */
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
 * Returns rows of one status or one digest, oldest first, at most `limit`. Logs and skips an unreadable row, because it must
 * not block the others.
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
    writeLog({ level: 'error', event: 'unreadable-outbox-row', notification: item['id'] })
    return []
  })
}

/** Returns the writes that delete a record's mails. */
export function dropMails(recordId: string): Write[] {
  return NOTIFICATION_KINDS.map((kind) => remove(recordKey('OUTBOX', notificationId(kind, recordId))))
}
