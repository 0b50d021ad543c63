/** Writes that queue mails and delete them, apart from the outbox's readers. */
import { randomUUID } from 'node:crypto'
import { staleEdit } from '#functions/errors.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { unansweredDueAt, type Waiting } from '#functions/outbox/timing.ts'
import { matching } from '#functions/table/expression.ts'
import { indexKeys, mailKey, partitionOf } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, put, remove, transact, type Write } from '#functions/table/transact.ts'
import type {
  AccountChange,
  MailKind,
  NotificationState,
  RecordType,
} from '#schemas/contract/notifications.ts'
import type { LeadType } from '#schemas/facts/statuses.ts'

/**
 * Derived from the record's id, so that the same mail cannot be queued twice.
 * @param which tells apart mails that a record gets more than once: its number, or the day that it is about
 */
export function notificationId(kind: MailKind, recordId: string, which?: number | string): string {
  if (which === undefined) return `${kind}-${recordId}`
  return typeof which === 'number' ? `${kind}-${recordId}-${which}` : `${kind}-${which}-${recordId}`
}

type NewMail = Pick<
  OutboxRow,
  | ('kind' | 'recordType' | 'recordId' | 'network' | 'origin')
  | ('from' | 'to' | 'change' | 'cancelReason' | 'signIn' | 'account' | 'toEarlier' | 'date' | 'deleted')
> & {
  number?: number
  now: string
}

/** What every mail says: its record, and when it was written. */
export const mailAbout = (recordType: RecordType, recordId: string, now: Date) => ({
  recordType,
  recordId,
  now: now.toISOString(),
})

/** Sends a mail at once. */
export function queueMail(mail: NewMail): Write {
  // A numbered or dated mail is about a change: if it exists, someone else has made that change.
  const isOnly = (mail.date ?? mail.number) === undefined
  return put(mailItem(mail), MUST_NOT_EXIST, isOnly ? 'done' : () => staleEdit(undefined))
}

/** Sends a mail once more, if there was one, for something that can happen again. */
export function queueAnew(mail: NewMail): Write {
  return put(mailItem(mail))
}

export type PlannedMail = NewMail & { dueAt: string }

/**
 * Plans a mail that a record gets once.
 * @param seen its state, if it was planned before; if that has changed, the writes are made again
 */
export function planMail(mail: PlannedMail, seen?: NotificationState): Write {
  return put(mailItem(mail), matching({ updatedAt: seen?.updatedAt }), 'again')
}

export const mailId = ({ kind, recordId, number, date }: NewMail) =>
  notificationId(kind, recordId, date ?? number)

function mailItem(mail: NewMail | PlannedMail): Record<string, unknown> {
  const { number: _, now, ...facts } = mail
  const row: OutboxRow = {
    id: mailId(mail),
    ...facts,
    status: 'dueAt' in facts ? 'planned' : 'queued',
    attempts: 0,
    createdAt: now,
    updatedAt: now,
  }
  const listed = { id: row.id, createdAt: row.dueAt ?? now }
  return { ...row, ...mailKey(row.id), ...indexKeys('OUTBOX', listed, row.status) }
}

/** A transaction takes 100 writes, and the deletion of a visit with 20 payments that ends 21 merged customers has 67 besides these. */
const DROPPED = 30
const BATCH = 50

/**
 * Returns the writes that delete a record's mails. If there are too many for one transaction, deletes some at once, and first those
 * that are over: the record's deletion may still be refused, and then its waiting mails must be sent.
 * @param next the mail of the record's next change, which stays: if it exists, somebody has made that change, and this one is refused
 */
export async function dropMails(recordId: string, next?: string): Promise<Write[]> {
  const stored = await queryRows({ partition: partitionOf('OUTBOX', recordId) })
  const rows = stored.filter(({ id }) => id !== next)
  const open = rows.filter(({ entityStatus }) => entityStatus !== undefined)
  const over = rows.filter(({ entityStatus }) => entityStatus === undefined)
  const writes = [...over, ...open].map(({ id }) => remove(mailKey(String(id))))
  for (let left = writes.length - DROPPED; left > 0; left -= BATCH)
    await transact(writes.splice(0, Math.min(left, BATCH)))
  return writes
}

/** Returns the writes that queue a warning to the address for leads, and to the one before it, which the notifier skips if there is none. */
export function warnOwner(mail: NewMail): Write[] {
  return [queueMail(mail), queueMail({ ...mail, toEarlier: true, number: 1 })]
}

export function tellChange(account: AccountChange, now: string): Write[] {
  return warnOwner({ kind: 'account-changed', recordType: 'account', recordId: randomUUID(), account, now })
}

/**
 * Returns the writes that queue the owner's mail and the receipt of a visitor's new record, and plan the owner's reminder of
 * one that is answered by a status; none for spam.
 * @param from its network, or the origin of one whose receipt is counted in the same transaction
 */
export function queueMails(
  recordType: LeadType,
  record: Waiting & { id: string; isSpam: boolean; status?: string },
  from: Pick<OutboxRow, 'network' | 'origin'>,
): Write[] {
  if (record.isSpam) return []
  const about = { recordType, recordId: record.id, now: record.createdAt }
  const dueAt = recordType === 'quote' || record.status === 'resolved' ? undefined : unansweredDueAt(record)
  return [
    queueMail({ kind: 'owner', ...about }),
    queueMail({ kind: 'receipt', ...about, ...from }),
    ...(dueAt === undefined ? [] : [planMail({ kind: 'unanswered', ...about, dueAt })]),
  ]
}
