/** The mails that follow a change of a visit, as writes of its transaction. */
import { toldByChange } from '#functions/bookings/told.ts'
import { windowOf } from '#functions/bookings/visit-rules.ts'
import {
  mailAbout,
  mailId,
  notificationId,
  type PlannedMail,
  planMail,
  queueMail,
} from '#functions/outbox/mail-writes.ts'
import { dropPlanned, isPlannable, planAnew } from '#functions/outbox/outbox.ts'
import { doneDueAt, unansweredDueAt, unpaidDueAt } from '#functions/outbox/timing.ts'
import { mailKey } from '#functions/table/keys.ts'
import { remove, type Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { type NotificationState, UNPAID_MAILS, type VisitChange } from '#schemas/contract/notifications.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import {
  addDays,
  isSameWindow,
  isVisitOver,
  pacificInstant,
  pacificNow,
  type VisitWindow,
} from '#schemas/facts/pacific-time.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'
import { holdsSlot, isAhead, isAskedForDay, newsOfEdit } from '#schemas/facts/visit-change.ts'
import { townNameOf } from '#schemas/facts/visit-place.ts'

/** Pacific: on the day before a visit that nobody has confirmed, some hours before its reminder. */
const UNCONFIRMED_HOUR = 12

/** True if a change claims a window. */
const claims = (old: Booking, next: Booking) =>
  holdsSlot(next) && (!holdsSlot(old) || !isSameWindow(old, next))

/** Increments `calendarSequence` if the change concerns the customer or a calendar. @param by the one who made it */
export function inSequence(old: Booking, next: Booking, by: VisitChange['by']): Booking {
  const isMoved = !isSameWindow(old, next)
  const isSame = old.status === next.status && !isMoved
  if (isSame && newsOfEdit(old, next) === undefined) return next
  const calendarSequence = old.calendarSequence + 1
  // Neither a price nor an address puts a visit back on a day that is called off.
  const asked = isSame && isAskedForDay(next) ? next.calledOff : undefined
  return {
    ...next,
    calendarSequence,
    ...(asked && { calledOff: { ...asked, sequence: calendarSequence } }),
    ...(claims(old, next) && { slotSequence: calendarSequence }),
    ...(isMoved && { movedBy: by }),
    // They were noted at the door on the day that the visit leaves.
    ...(isMoved && next.status !== 'completed' && { arrivedAt: undefined, nobodyHomeAt: undefined }),
  }
}

type Known = { settings: Settings; now: Date }
type Telling = Known & { isTold: boolean }

const windowAlone = ({ serviceDate, serviceTime }: VisitWindow) => ({ serviceDate, serviceTime })

/**
 * Returns the writes that tell about a change: the customer unless `isTold` is false, and the owner if the customer made it. A
 * visit that is over needs none. Whether there is anything to say is decided when the mail is sent. Mails that were planned for a
 * day that the visit leaves are dropped, and what its customer knows is noted.
 * @param network from where the link was used
 * @param reason why the customer cancels
 */
export async function changeMails(
  old: Booking,
  next: Booking,
  by: VisitChange['by'],
  { settings, isTold, network, reason, now }: Telling & { network?: string; reason?: string | undefined },
): Promise<Write[]> {
  const hasLeft = old.serviceDate !== next.serviceDate
  const what = newsOfEdit(old, next)
  const noted = {
    isForgotten: isAnotherMailbox(old.email, next.email),
    isTheirs: by === 'customer' && !next.email && what !== undefined,
    left: hasLeft ? [reminderId(old)] : [],
  }
  const left = [
    ...(await dropPlanned(noted.left)),
    ...(hasLeft ? [remove(mailKey(unconfirmedId(old)))] : []),
    ...(old.isSpam ? [] : toldByChange(next, noted)),
  ]
  if (what === undefined || next.isSpam || isVisitOver(next, now)) return left
  const mail = {
    ...mailAbout('booking', next.id, now),
    number: next.calendarSequence,
    change: { what, by },
    ...(what === 'moved' && { from: windowAlone(old) }),
  }
  return [
    ...left,
    ...(isTold ? [queueMail({ kind: 'change', ...mail, network })] : []),
    ...(by === 'customer'
      ? [queueMail({ kind: 'customer-change', ...mail, to: windowAlone(next), cancelReason: reason })]
      : []),
    // Otherwise what was planned earlier still applies.
    ...(claims(old, next)
      ? await planAnew([
          ...reminders(next, settings, now),
          ...unanswered(next, now),
          ...(holdsSlot(old) ? [] : [receipt(next, now)]),
        ])
      : []),
  ]
}

/** Id of a visit's reminder: one for its day, however often it leaves that day and comes back. */
const reminderId = ({ id, serviceDate }: Booking) => notificationId('reminder', id, serviceDate)

const unconfirmedId = ({ id, serviceDate }: Booking) => notificationId('unconfirmed', id, serviceDate)

/** Ids of the mails that are planned for its customer. */
export const customerPlannedIds = (booking: Booking) => [
  reminderId(booking),
  ...(['done', ...UNPAID_MAILS] as const).map((kind) => notificationId(kind, booking.id)),
]

/** Returns the writes that plan the reminders of a new booking. */
export const planReminder = (booking: Booking, settings: Settings, now: Date): Write[] =>
  reminders(booking, settings, now).map((mail) => planMail(mail))

/**
 * The reminder on the day before and, some hours earlier, the owner's of a visit that is not confirmed by then; past times are
 * skipped. Whether to send them is decided then.
 */
function reminders(booking: Booking, settings: Settings, now: Date): PlannedMail[] {
  if (!isAhead(booking, now)) return []
  const dayBefore = addDays(booking.serviceDate, -1)
  const about = { ...mailAbout('booking', booking.id, now), date: booking.serviceDate }
  const planned = [
    { kind: 'unconfirmed' as const, hour: UNCONFIRMED_HOUR },
    { kind: 'reminder' as const, hour: Number(settings.reminder_hour) },
  ].map(({ kind, hour }) => ({ kind, ...about, dueAt: pacificInstant(dayBefore, hour) }))
  return planned
    .filter(({ dueAt }) => dueAt > now)
    .map((mail) => ({ ...mail, dueAt: mail.dueAt.toISOString() }))
}

/** The owner's reminder of a visit that nobody has answered, due by the day of the visit; none once that time has passed. */
function unanswered(booking: Booking, now: Date): PlannedMail[] {
  const dueAt = unansweredDueAt(booking)
  const about = mailAbout('booking', booking.id, now)
  return dueAt !== undefined && dueAt > about.now ? [{ kind: 'unanswered', ...about, dueAt }] : []
}

/** The receipt of a visit that is open again: while it was cancelled, there was nothing to send. */
function receipt({ id }: Booking, now: Date): PlannedMail {
  return { kind: 'receipt', ...mailAbout('booking', id, now), dueAt: now.toISOString() }
}

/** A visit as its customer expects it. */
export type Expected = VisitWindow & { totalPrice?: number | undefined }

/** Returns the write that tells the customer of a deleted visit that it is off: nothing else is left to compose it from. */
export function deletionMail(
  booking: Booking,
  { serviceDate, serviceTime, totalPrice }: Expected,
  now: Date,
): Write[] {
  const { id, email, serviceType, language } = booking
  if (!email) return []
  return [
    queueMail({
      kind: 'change',
      ...mailAbout('booking', id, now),
      number: booking.calendarSequence + 1,
      change: { what: 'cancelled', by: 'owner' },
      deleted: {
        email,
        serviceDate,
        serviceTime,
        serviceType,
        totalPrice,
        language,
        town: townNameOf(booking),
      },
    }),
  ]
}

/** Nobody is thanked for a visit that the owner closes later than this. */
const THANKED_DAYS = 7

/**
 * Returns the writes that plan what is due after an edit; none for a mail that the customer already got or that the owner
 * stopped. If the owner does not tell the customer of the edit, returns the writes that drop planned mails.
 */
export async function afterVisitMails(
  old: Booking,
  next: Booking,
  { isTold, ...known }: Telling,
): Promise<Write[]> {
  const mails = mailsAfter(old, next, known)
  // A mail that is tried again is queued.
  if (!isTold) return dropPlanned(mails.map(mailId), ['planned', 'queued'])
  const begins = windowOf(next).start.toISOString()
  // One that was sent before the visit was about another day.
  const isOther = ({ status, sentAt = begins }: NotificationState) => status === 'sent' && sentAt < begins
  return planAnew(mails, (seen) => isPlannable(seen) || isOther(seen))
}

/** What is due after an edit, or after a visit that the owner has entered. */
export function mailsAfter(old: Booking | undefined, next: Booking, { settings, now }: Known): PlannedMail[] {
  const isFresh = next.serviceDate >= addDays(pacificNow(now).date, -THANKED_DAYS)
  const isDone = old?.status !== 'completed' && next.status === 'completed' && isFresh
  const due = [
    ...(isDone && settings.done_mails === 'yes' ? [{ kind: 'done' as const, dueAt: doneDueAt(now) }] : []),
    ...(isNotedAsUnpaid(old, next) && settings.unpaid_mails === 'yes' ? unpaidMails(next, now) : []),
  ]
  const about = mailAbout('booking', next.id, now)
  return due.map(({ kind, dueAt }) => ({ ...about, kind, dueAt: dueAt.toISOString() }))
}

function isNotedAsUnpaid(old: Booking | undefined, { payments }: Booking): boolean {
  const before = new Set(old?.payments.map(({ id }) => id))
  return payments.some(({ id, method }) => method === 'unpaid' && !before.has(id))
}

/** Those whose time is not past. */
const unpaidMails = (booking: Booking, now: Date) =>
  UNPAID_MAILS.map((kind) => ({ kind, dueAt: unpaidDueAt(kind, booking) })).filter(({ dueAt }) => dueAt > now)
