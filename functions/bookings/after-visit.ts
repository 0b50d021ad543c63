/** The mails after a visit (P38): planned with the change that makes them due, and decided when they are sent. */
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { mailStates } from '#functions/outbox/mail-states.ts'
import { notificationId, queueOnce } from '#functions/outbox/mail-writes.ts'
import { STOPPED } from '#functions/outbox/outbox.ts'
import { doneDueAt } from '#functions/outbox/timing.ts'
import { pacificInstant, pacificNow } from '#functions/pacific-time.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { type NotificationState, UNPAID_MAILS, type UnpaidKind } from '#schemas/contract/notifications.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'

/** After the visit; Pacific. */
const UNPAID_DAYS: Record<UnpaidKind, number> = { 'unpaid-1': 7, 'unpaid-2': 21 }
const UNPAID_HOUR = 10
/** Nobody is thanked for a visit that the owner closes later than this. */
const THANKED_DAYS = 7

type Known = { settings: Record<SettingKey, string>; isTold: boolean; now: Date }

/** Returns the writes that plan what is due after an edit; none of what its customer got already, or the owner has stopped. */
export async function afterVisitMails(old: Booking, next: Booking, known: Known): Promise<Write[]> {
  const mails = dueMails(old, next, known)
  const states = await mailStates(mails.map(({ kind }) => notificationId(kind, next.id)))
  return mails.flatMap(({ kind, dueAt }) => {
    const seen = states.get(notificationId(kind, next.id))
    if (seen && !isOpen(seen, next)) return []
    const about = { kind, recordType: 'booking', recordId: next.id } as const
    return [queueOnce({ ...about, dueAt: dueAt.toISOString(), now: known.now.toISOString() }, seen)]
  })
}

function dueMails(old: Booking, next: Booking, { settings, isTold, now }: Known) {
  if (next.isSpam || !isTold) return []
  const isFresh = next.serviceDate >= addDays(pacificNow(now).date, -THANKED_DAYS)
  const isDone = old.status !== 'completed' && next.status === 'completed' && isFresh
  return [
    ...(isDone && settings.done_mails === 'yes' ? [{ kind: 'done' as const, dueAt: doneDueAt(now) }] : []),
    ...(isNotedAsUnpaid(old, next) && settings.unpaid_mails === 'yes' ? unpaidMails(next, now) : []),
  ]
}

function isNotedAsUnpaid(old: Booking, { payments }: Booking): boolean {
  const before = new Set(old.payments.map(({ id }) => id))
  return payments.some(({ id, method }) => method === 'unpaid' && !before.has(id))
}

/** Those whose time is not past. */
const unpaidMails = ({ serviceDate }: Booking, now: Date) =>
  UNPAID_MAILS.map((kind) => ({
    kind,
    dueAt: pacificInstant(addDays(serviceDate, UNPAID_DAYS[kind]), UNPAID_HOUR),
  })).filter(({ dueAt }) => dueAt > now)

/** True while a mail may be planned anew. One that was sent before the visit was about another day. */
function isOpen({ status, reason, sentAt }: NotificationState, visit: Booking): boolean {
  if (status === 'sent') return sentAt !== undefined && sentAt < windowOf(visit).start.toISOString()
  return status === 'planned' || (status === 'skipped' && reason !== STOPPED)
}
