/** The outbox: one row per mail, written in its record's transaction, so that no lead is lost when sending fails. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/environment.ts'
import { writeLog } from '#functions/log.ts'
import { notificationId, queueMail } from '#functions/outbox/new-mail.ts'
import { unansweredDueAt } from '#functions/outbox/timing.ts'
import { batchGet } from '#functions/table/batch-get.ts'
import { table } from '#functions/table/client.ts'
import { createdKey, recordKey, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { AlreadyCommitted, remove, transact, update, type Write } from '#functions/table/transact.ts'
import {
  type DigestId,
  FOLLOW_UPS,
  MAILS,
  Notification,
  NotificationState,
  type RecordType,
} from '#schemas/contract/notifications.ts'

/**
 * As stored. `network` is where a receipt's form came from; once the receipt is counted, `origin` replaces it (`originOf`), by which
 * mails that come back are counted. `deleted` is all that the mail about a deleted visit says; it is removed once that is sent.
 */
export const OutboxRow = Notification.extend({
  network: z.string().optional(),
  origin: z.string().optional(),
  deleted: z
    .object({
      email: z.string(),
      serviceDate: z.string(),
      serviceTime: z.string(),
      serviceType: z.enum(['residential', 'commercial', 'consultation', 'office', 'house']),
      town: z.string().optional(),
      totalPrice: z.number().optional(),
    })
    .optional(),
})
export type OutboxRow = z.infer<typeof OutboxRow>

/** The booking of a mail that tells its customer something of a visit. */
export const toldVisit = ({ kind, recordType, recordId, deleted }: OutboxRow) =>
  recordType === 'booking' && MAILS[kind].to === 'customer' && !deleted ? recordId : undefined

/** The SES message tag with the outbox row's id, by which a bounce finds its row. */
export const NOTIFICATION_TAG = 'notification'

/**
 * Returns the writes that queue the owner's mail and the receipt of a visitor's new record, and plan the owner's reminder of
 * one that is answered by a status; none for spam.
 */
export function queueMails(
  recordType: RecordType,
  record: { id: string; createdAt: string; isSpam: boolean; serviceDate?: string; serviceTime?: string },
  network: string,
): Write[] {
  if (record.isSpam) return []
  const about = { recordType, recordId: record.id, now: record.createdAt }
  const dueAt = recordType === 'quote' ? undefined : unansweredDueAt(record)
  return [
    queueMail({ kind: 'owner', ...about }),
    queueMail({ kind: 'receipt', ...about, network }),
    ...(dueAt === undefined ? [] : [queueMail({ kind: 'unanswered', ...about, dueAt })]),
  ]
}

/** Counts a receipt and replaces its network in one transaction; does nothing if that happened before. */
export async function countReceipt(id: string, origin: string, budgets: Write[]): Promise<void> {
  const forget = update(
    recordKey('OUTBOX', id),
    { expression: 'REMOVE network SET origin = :origin', values: { ':origin': origin } },
    { expression: 'attribute_exists(network)' },
    () => new AlreadyCommitted(),
  )
  await transact([forget, ...budgets])
}

/** Strongly consistent. */
export async function getNotification(id: string): Promise<OutboxRow | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: recordKey('OUTBOX', id), ConsistentRead: true }),
  )
  return Item && OutboxRow.parse(Item)
}

type WithNotification<T> = T & { notification?: NotificationState }

/** Reads the states of mails, by id; absent ones are left out. */
export async function mailStates(ids: readonly string[]): Promise<Map<string, NotificationState>> {
  const items = await batchGet(
    ids.map((id) => recordKey('OUTBOX', id)),
    { attributes: Object.keys(NotificationState.shape) },
  )
  return new Map(items.map((item) => NotificationState.parse(item)).map((state) => [state.id, state]))
}

/** Adds the owner mails' states to records. */
export async function withNotifications<T extends { id: string }>(rows: T[]): Promise<WithNotification<T>[]> {
  const addNotifications = await loadNotifications(rows)
  return addNotifications(rows)
}

/** Reads the owner mails' states of records together. @returns a function that adds them to these records */
export async function loadNotifications(records: readonly { id: string }[]) {
  const states = await mailStates(records.map(({ id }) => notificationId('owner', id)))
  return <T extends { id: string }>(rows: readonly T[]): WithNotification<T>[] =>
    rows.map((row) => {
      const notification = states.get(notificationId('owner', row.id))
      return notification ? { ...row, notification } : row
    })
}

/**
 * Returns rows of one status or one digest, oldest first, at most `limit`; planned ones by due time, until `until`. Logs and skips an unreadable row, because it must
 * not block the others.
 */
export async function listNotifications(
  status: Notification['status'] | DigestId,
  limit: number,
  until?: Date,
): Promise<OutboxRow[]> {
  const { name, partitionKey, sortKey } = TABLE_SHAPE.indexes.byStatus
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      IndexName: name,
      KeyConditionExpression: `#partition = :partition${until ? ' AND #sort <= :until' : ''}`,
      ExpressionAttributeNames: { '#partition': partitionKey, ...(until && { '#sort': sortKey }) },
      ExpressionAttributeValues: {
        ':partition': statusPartition('OUTBOX', status),
        ...(until && { ':until': createdKey(until.toISOString(), '') }),
      },
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

/** A transaction takes 100 writes, so only the latest numbers are deleted. Earlier mails expire, or are skipped when due. */
const DROPPED_NUMBERS = 15

/** Returns the writes that delete a record's mails. @param lastNumber of its numbered ones @param further ids of others */
export function dropMails(recordId: string, lastNumber = -1, further: string[] = []): Write[] {
  const first = Math.max(0, lastNumber - DROPPED_NUMBERS)
  const numbers = Array.from({ length: lastNumber + 1 - first }, (_, index) => first + index)
  const ids = [
    ...LEAD_MAILS.map((kind) => notificationId(kind, recordId)),
    ...numbers.flatMap((number) => NUMBERED_MAILS.map((kind) => notificationId(kind, recordId, number))),
    ...further,
  ]
  return ids.map((id) => remove(recordKey('OUTBOX', id)))
}

const LEAD_MAILS = ['owner', 'receipt', 'unanswered', 'quote-declined', ...FOLLOW_UPS] as const
const NUMBERED_MAILS = ['change', 'customer-change', 'quote'] as const

/** Ids of the mails that a customer may have got about a record. @param lastNumber of its numbered ones */
export function customerMailIds(recordId: string, lastNumber = -1): string[] {
  const numbers = Array.from({ length: lastNumber + 1 }, (_, number) => number)
  return [
    notificationId('receipt', recordId),
    ...numbers.map((number) => notificationId('change', recordId, number)),
  ]
}
