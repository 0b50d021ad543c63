/** The outbox: one row per mail, written in its record's transaction, so that no lead is lost when sending fails. */
import * as z from 'zod'
import { writeLog } from '#functions/log.ts'
import { matching, present } from '#functions/table/expression.ts'
import { createdKey, type EntityName, recordKey, statusPartition } from '#functions/table/keys.ts'
import { queryPage, readRow } from '#functions/table/read.ts'
import { transact, update, type Write } from '#functions/table/transact.ts'
import {
  type DigestId,
  FailedMail,
  MAILS,
  Notification,
  OWNER_MAILS,
} from '#schemas/contract/notifications.ts'
import { VisitorLanguage } from '#schemas/contract/records.ts'
import { SERVICE_TYPES } from '#schemas/facts/service-types.ts'

/**
 * As stored. `network` is where a receipt's form, or a change by a link, came from; once the mail is counted, `origin` replaces it (`originOf`), by which
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
      serviceType: z.enum(SERVICE_TYPES),
      town: z.string().optional(),
      totalPrice: z.number().optional(),
      language: VisitorLanguage,
    })
    .optional(),
  /** Why the customer cancelled, of the mail to the owner. */
  cancelReason: z.string().optional(),
  /** When the change was undone that this mail is about. */
  undoneAt: z.string().optional(),
})
export type OutboxRow = z.infer<typeof OutboxRow>

/** The booking of a mail that tells its customer something of a visit. */
export const toldVisit = ({ kind, recordType, recordId }: OutboxRow) =>
  recordType === 'booking' && MAILS[kind] === 'customer' ? recordId : undefined

/** By its id: its row may be deleted. */
export const isToOwner = (id: string) => OWNER_MAILS.some((kind) => id.startsWith(`${kind}-`))

/** Why a mail that the owner stopped was not sent. */
export const STOPPED = 'You stopped it'

/** The SES message tag with the outbox row's id, by which a bounce finds its row. */
export const NOTIFICATION_TAG = 'notification'

/** Counts a mail and replaces its network in one transaction; does nothing if that happened before. */
export async function countReceipt(id: string, origin: string, budgets: Write[]): Promise<void> {
  const forget = update(
    recordKey('OUTBOX', id),
    { set: { origin, network: undefined } },
    matching({ network: present }),
    'done',
  )
  await transact([forget, ...budgets])
}

/** Lists failed mails only this far: those beyond it follow once these are sent. */
const FAILED_MAX = 100
/** Mails that were skipped may lie between. */
const NEWEST = 100
const OUTBOX: EntityName = 'OUTBOX'

/** Mails to the owner that failed permanently. An earlier address for leads may well be dead. */
export async function listFailed(): Promise<FailedMail[]> {
  const failed = await listNotifications('failed', FAILED_MAX)
  return failed.filter(({ toEarlier }) => !toEarlier).map((row) => FailedMail.parse(row))
}

/** Of the newest mails; undefined if none of them was sent. */
export async function lastSent(now: Date): Promise<string | undefined> {
  const to = createdKey(now.toISOString(), '~')
  const newest = { index: 'byEntity', partition: OUTBOX, to, isDescending: true, limit: NEWEST } as const
  const { rows } = await queryPage(newest)
  return rows
    .flatMap(({ sentAt }) => (typeof sentAt === 'string' ? [sentAt] : []))
    .toSorted()
    .at(-1)
}

export async function getNotification(id: string): Promise<OutboxRow | undefined> {
  const row = await readRow(recordKey('OUTBOX', id))
  return row && OutboxRow.parse(row)
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
  const { rows } = await queryPage({
    index: 'byStatus',
    partition: statusPartition('OUTBOX', status),
    to: until && createdKey(until.toISOString(), ''),
    limit,
  })
  return rows.flatMap((item) => {
    const { success, data } = OutboxRow.safeParse(item)
    if (success) return [data]
    writeLog({ level: 'error', event: 'unreadable-outbox-row', notification: item['id'] })
    return []
  })
}
