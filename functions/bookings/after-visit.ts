/** The mails after a visit (P38): planned with the change that makes them due, and decided when they are sent. */
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { mailId, type PlannedMail } from '#functions/outbox/mail-writes.ts'
import { dropPlanned, isPlannable, planAnew } from '#functions/outbox/plan-mails.ts'
import { doneDueAt } from '#functions/outbox/timing.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { type NotificationState, UNPAID_MAILS, type UnpaidKind } from '#schemas/contract/notifications.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'

/** After the visit; Pacific. */
const UNPAID_DAYS: Record<UnpaidKind, number> = { 'unpaid-1': 7, 'unpaid-2': 21 }
const UNPAID_HOUR = 10
/** Nobody is thanked for a visit that the owner closes later than this. */
const THANKED_DAYS = 7

type Known = { settings: Settings; now: Date }

/**
 * Returns the writes that plan what is due after an edit; none of what its customer got already, or the owner has stopped. Of a
 * customer who is left untold they drop what was planned.
 */
export async function afterVisitMails(
  old: Booking,
  next: Booking,
  { isTold, ...known }: Known & { isTold: boolean },
): Promise<Write[]> {
  const mails = mailsAfter(old, next, known)
  if (!isTold) return dropPlanned(mails.map(mailId))
  const begins = windowOf(next).start.toISOString()
  // One that was sent before the visit was about another day.
  const isOther = ({ status, sentAt = begins }: NotificationState) => status === 'sent' && sentAt < begins
  return planAnew(mails, (seen) => isPlannable(seen) || isOther(seen))
}

/** What is due after an edit, or after a visit that the owner has entered. */
export function mailsAfter(old: Booking | undefined, next: Booking, { settings, now }: Known): PlannedMail[] {
  if (next.isSpam) return []
  const isFresh = next.serviceDate >= addDays(pacificNow(now).date, -THANKED_DAYS)
  const isDone = old?.status !== 'completed' && next.status === 'completed' && isFresh
  const due = [
    ...(isDone && settings.done_mails === 'yes' ? [{ kind: 'done' as const, dueAt: doneDueAt(now) }] : []),
    ...(isNotedAsUnpaid(old, next) && settings.unpaid_mails === 'yes' ? unpaidMails(next, now) : []),
  ]
  const about = { recordType: 'booking', recordId: next.id, now: now.toISOString() } as const
  return due.map(({ kind, dueAt }) => ({ ...about, kind, dueAt: dueAt.toISOString() }))
}

function isNotedAsUnpaid(old: Booking | undefined, { payments }: Booking): boolean {
  const before = new Set(old?.payments.map(({ id }) => id))
  return payments.some(({ id, method }) => method === 'unpaid' && !before.has(id))
}

/** Those whose time is not past. */
const unpaidMails = ({ serviceDate }: Booking, now: Date) =>
  UNPAID_MAILS.map((kind) => ({
    kind,
    dueAt: pacificInstant(addDays(serviceDate, UNPAID_DAYS[kind]), UNPAID_HOUR),
  })).filter(({ dueAt }) => dueAt > now)
