/** The mails that follow a change of a visit, as writes of its transaction. */
import { isAhead, isOver } from '#functions/bookings/visit.ts'
import { queueMail } from '#functions/outbox/outbox.ts'
import { pacificInstant } from '#functions/pacific-time.ts'
import { slotName } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { VisitChange } from '#schemas/contract/notifications.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { holdsSlot, whatChanged } from '#schemas/facts/visit-change.ts'

type Settings = Record<SettingKey, string>

const slotOf = ({ serviceDate, serviceTime }: Booking) => slotName(serviceDate, serviceTime)
/** True if a change claims a window. */
const claims = (old: Booking, next: Booking) =>
  holdsSlot(next) && (!holdsSlot(old) || slotOf(old) !== slotOf(next))

/** Counts a change that calendars must see. */
export function inSequence(old: Booking, next: Booking): Booking {
  if (old.status === next.status && slotOf(old) === slotOf(next)) return next
  const calendarSequence = old.calendarSequence + 1
  return { ...next, calendarSequence, ...(claims(old, next) && { slotSequence: calendarSequence }) }
}

/**
 * Returns the writes that tell about a change: the customer unless `isTold` is false, and the owner if the customer made it. A
 * visit that is over needs none.
 */
export function changeMails(
  old: Booking,
  next: Booking,
  by: VisitChange['by'],
  { settings, isTold, now }: { settings: Settings; isTold: boolean; now: Date },
): Write[] {
  const what = whatChanged(old, next)
  if (what === undefined || isOver(next, now)) return []
  const mail = {
    recordType: 'booking' as const,
    recordId: next.id,
    number: next.calendarSequence,
    change: { what, by },
    now: now.toISOString(),
  }
  return [
    ...(isTold ? [queueMail({ kind: 'change', ...mail })] : []),
    ...(by === 'customer' ? [queueMail({ kind: 'customer-change', ...mail })] : []),
    // Otherwise the reminder that was planned earlier still applies.
    ...(claims(old, next) ? reminder(next, settings, now) : []),
  ]
}

/** Returns the writes of the mails about a booking that the owner entered. */
export function typedBookingMails(
  booking: Booking,
  { settings, isTold, now }: { settings: Settings; isTold: boolean; now: Date },
): Write[] {
  const about = { recordType: 'booking' as const, recordId: booking.id, now: now.toISOString() }
  return [...(isTold ? [queueMail({ kind: 'receipt', ...about })] : []), ...reminder(booking, settings, now)]
}

/** Returns the write that plans the reminder on the day before; none if that time is past or reminders are off. */
export function reminder(booking: Booking, settings: Settings, now: Date): Write[] {
  const dueAt = pacificInstant(addDays(booking.serviceDate, -1), Number(settings.reminder_hour))
  if (settings.reminders !== 'yes' || booking.isSpam || !isAhead(booking, now) || dueAt <= now) return []
  return [
    queueMail({
      kind: 'reminder',
      recordType: 'booking',
      recordId: booking.id,
      number: booking.slotSequence,
      visit: slotOf(booking),
      dueAt: dueAt.toISOString(),
      now: now.toISOString(),
    }),
  ]
}
