/** Writes that queue mails and delete them, apart from the outbox's readers. */
import { randomUUID } from 'node:crypto'
import { staleEdit } from '#functions/errors.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { unansweredDueAt } from '#functions/outbox/timing.ts'
import { matching } from '#functions/table/expression.ts'
import { indexKeys, recordKey } from '#functions/table/keys.ts'
import { MUST_NOT_EXIST, put, remove, transact, type Write } from '#functions/table/transact.ts'
import {
  type AccountChange,
  FOLLOW_UPS,
  type MailKind,
  type NotificationState,
  type RecordType,
} from '#schemas/contract/notifications.ts'

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
  | ('from' | 'change' | 'cancelReason' | 'signIn' | 'account' | 'toEarlier' | 'date' | 'deleted')
> & {
  number?: number
  now: string
}

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
  return { ...row, ...recordKey('OUTBOX', row.id), ...indexKeys('OUTBOX', listed, row.status) }
}

/**
 * A transaction takes 100 writes, and the deletion of a visit with 20 payments that ends 21 merged customers has 67 besides these, three
 * for each number.
 */
const DROPPED_NUMBERS = 5
const BATCH = 50

/** Returns the writes that delete a record's latest mails. @param lastNumber of its numbered ones @param further ids of others */
export function dropMails(recordId: string, lastNumber = -1, further: string[] = []): Write[] {
  const leads = LEAD_MAILS.map((kind) => notificationId(kind, recordId))
  const ids = [...leads, ...numberedIds(recordId, lastNumber).slice(-LATEST), ...further]
  return ids.map((id) => remove(recordKey('OUTBOX', id)))
}

/** Deletes the mails with smaller numbers, which later ones have outdated, and `further` ones. */
export async function dropEarlierMails(
  recordId: string,
  lastNumber: number,
  further: string[] = [],
): Promise<void> {
  const ids = [...numberedIds(recordId, lastNumber).slice(0, -LATEST), ...further]
  for (let from = 0; from < ids.length; from += BATCH)
    await transact(ids.slice(from, from + BATCH).map((id) => remove(recordKey('OUTBOX', id))))
}

const LEAD_MAILS = ['owner', 'receipt', 'unanswered', 'quote-declined', ...FOLLOW_UPS] as const
const NUMBERED_MAILS = ['change', 'customer-change', 'quote'] as const
const LATEST = DROPPED_NUMBERS * NUMBERED_MAILS.length

/** In their order. */
const numberedIds = (recordId: string, lastNumber: number) =>
  Array.from({ length: lastNumber + 1 }, (_, number) =>
    NUMBERED_MAILS.map((kind) => notificationId(kind, recordId, number)),
  ).flat()

/** Returns the writes that queue a warning to the address for leads, and to the one before it, which the notifier skips if there is none. */
export function warnOwner(mail: Omit<Parameters<typeof queueMail>[0], 'number' | 'toEarlier'>): Write[] {
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
  recordType: RecordType,
  record: {
    id: string
    createdAt: string
    isSpam: boolean
    status?: string
    serviceDate?: string
    serviceTime?: string
  },
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
