/**
 * The outbox: one row per mail, written in its record's transaction, so that no lead is lost when sending fails, and what became of
 * each.
 */
import * as z from 'zod'
import { writeLog } from '#functions/log.ts'
import { mailId, notificationId, type PlannedMail, planMail } from '#functions/outbox/mail-writes.ts'
import { matching } from '#functions/table/expression.ts'
import { createdKey, type EntityName, mailKey, statusPartition } from '#functions/table/keys.ts'
import { batchGet, queryPage, readRow } from '#functions/table/read.ts'
import { remove, type Write } from '#functions/table/transact.ts'
import {
  type DigestId,
  FailedMail,
  MAILS,
  Notification,
  NotificationState,
  OWNER_MAILS,
} from '#schemas/contract/notifications.ts'
import { VisitorLanguage } from '#schemas/contract/records.ts'
import { SERVICE_TYPES } from '#schemas/facts/jobs.ts'

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
  const row = await readRow(mailKey(id))
  return row && OutboxRow.parse(row)
}

/**
 * Returns rows of one status or one digest, oldest first, at most `limit`; planned ones in order of due time, up to `until`. Logs and skips an unreadable row, because it must
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

/** Reads the states of mails, by id; absent ones are left out. */
export async function mailStates(ids: readonly string[]): Promise<Map<string, NotificationState>> {
  const items = await batchGet(ids.map(mailKey), Object.keys(NotificationState.shape))
  return new Map(items.map((item) => NotificationState.parse(item)).map((state) => [state.id, state]))
}

/** Adds the owner mails' states to records. */
export async function withNotifications<T extends { id: string }>(rows: readonly T[]) {
  return (await loadNotifications(rows))(rows)
}

/** Reads the owner mails' states of records together. @returns a function that adds them to these records */
export async function loadNotifications(records: readonly { id: string }[]) {
  const idOf = ({ id }: { id: string }) => notificationId('owner', id)
  const states = await mailStates(records.map(idOf))
  return <T extends { id: string }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, notification: states.get(idOf(row)) }))
}

/** Ids of the mails that a customer may have got about a record. @param lastNumber of its numbered ones */
export function customerMailIds(recordId: string, lastNumber = -1): string[] {
  const numbers = Array.from({ length: lastNumber + 1 }, (_, number) => number)
  return [
    notificationId('receipt', recordId),
    ...numbers.map((number) => notificationId('change', recordId, number)),
  ]
}

/** True while a mail may be planned anew: it is not under way or sent, and the owner has not stopped it. */
export const isPlannable = ({ status, reason }: NotificationState) =>
  status === 'planned' || (status === 'skipped' && reason !== STOPPED)

/** Returns the writes that plan those mails that may be planned. They are made again if the state of one has changed. */
export async function planAnew(mails: PlannedMail[], isOpen = isPlannable): Promise<Write[]> {
  const states = await mailStates(mails.map(mailId))
  return mails.flatMap((mail) => {
    const seen = states.get(mailId(mail))
    // A visit that the owner entered has none of these; any other had them from the start.
    const isFromStart = mail.kind === 'unanswered' || mail.kind === 'receipt'
    return (seen ? isOpen(seen) : !isFromStart) ? [planMail(mail, seen)] : []
  })
}

/** Returns the writes that drop mails in one of these states. One that the owner stopped stays stopped. */
export async function dropPlanned(ids: string[], states: string[] = ['planned']): Promise<Write[]> {
  return [...(await mailStates(ids)).values()]
    .filter(({ status }) => states.includes(status))
    .map(({ id, updatedAt }) => remove(mailKey(id), matching({ updatedAt }), 'again'))
}
