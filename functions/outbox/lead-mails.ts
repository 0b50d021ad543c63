import { planMail, queueMail } from '#functions/outbox/mail-writes.ts'
import { unansweredDueAt } from '#functions/outbox/timing.ts'
import type { Write } from '#functions/table/transact.ts'
import type { RecordType } from '#schemas/contract/notifications.ts'

/**
 * Returns the writes that queue the owner's mail and the receipt of a visitor's new record, and plan the owner's reminder of
 * one that is answered by a status; none for spam.
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
  network: string,
): Write[] {
  if (record.isSpam) return []
  const about = { recordType, recordId: record.id, now: record.createdAt }
  const dueAt = recordType === 'quote' || record.status === 'resolved' ? undefined : unansweredDueAt(record)
  return [
    queueMail({ kind: 'owner', ...about }),
    queueMail({ kind: 'receipt', ...about, network }),
    ...(dueAt === undefined ? [] : [planMail({ kind: 'unanswered', ...about, dueAt })]),
  ]
}
