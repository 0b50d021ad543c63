import { randomUUID } from 'node:crypto'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { bookingWrites, needsPlaces } from '#functions/bookings/booking-store.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { knows } from '#functions/bookings/told.ts'
import { afterVisitMails, changeMails, inSequence } from '#functions/bookings/visit-mails.ts'
import { invalidInput, staleEdit } from '#functions/errors.ts'
import { bookQuoteOf } from '#functions/quotes/quote-booking.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { requireRecord } from '#functions/table/records.ts'
import { edited, type Writes } from '#functions/table/transact.ts'
import { Booking, Payment } from '#schemas/contract/booking-record.ts'
import type { UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import { minutesIn } from '#schemas/facts/jobs.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { isSameWindow } from '#schemas/facts/pacific-time.ts'
import { nextTo } from '#schemas/facts/payments.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'
import { holdsSlot, isAskedForDay } from '#schemas/facts/visit-change.ts'

/**
 * Returns the writes of the owner's edit, and the booking after it: any status, date and window, and all customer facts. A
 * corrected email address ends the links that the wrong one got. Tells the customer unless `tellCustomer` is false.
 * @throws AppError 404 for an unknown id, 409 for a stale version or a second payment (`current`), or an unusual visit
 *   (`warnings`), here or in the transaction
 */
export async function bookingChange(
  id: string,
  {
    updatedAt: seen,
    anyway,
    tellCustomer = true,
    payment,
    takeBack,
    giveBack,
    ...changes
  }: UpdateBookingRequest,
  noted: Noted,
): Promise<{ writes: Writes; answer: Booking }> {
  const { now } = noted
  const [old, settings] = await Promise.all([requireRecord(BOOKINGS, id), loadSettings()])
  // Without a version, the owner has not seen the first one.
  if ((payment || giveBack) && seen === undefined && old.payments.some((one) => !one.takenBack))
    throw staleEdit(old)
  // Reopening a booking that the spam trap caught clears the flag, and so does a payment: deleting spam must not lose money.
  const isSpam = old.isSpam && !payment && (changes.status ?? old.status) === 'cancelled'
  const isReaddressed = 'email' in changes && isAnotherMailbox(old.email, changes.email)
  const linkGeneration = old.linkGeneration + Number(isReaddressed)
  const hours = changes.hours ?? old.hours
  const minutes = minutesIn(hours, old.minutes)
  const implied = { isSpam, linkGeneration, hours, minutes }
  const changed = withQuestion(old, Booking.parse({ ...old, ...changes, ...implied }), giveBack !== undefined)
  const doneAt = changed.status === 'completed' ? changed.doneAt : undefined
  const payments = nextPayments(old, changed, { payment, takeBack, giveBack }, noted)
  const next = edited(old, seen, inSequence(old, { ...changed, doneAt, payments }, 'owner'), { now })
  if (next === old) return { writes: [], answer: old }
  const isReopened = isSameWindow(next, old)
  const telling = { settings, isTold: tellCustomer, now }
  // The spam trap gave its customer the usual answer.
  const known = old.isSpam && !isSpam && !isReaddressed ? knows({ ...old, isSpam }, 'website') : []
  const own = holdsSlot(old) ? old : undefined
  const slot = needsPlaces(old, next)
    ? await ownerSlot(next, { settings, anyway, own, isReopened, now })
    : undefined
  const further = async () => [
    ...(await changeMails(old, next, 'owner', telling)),
    ...known,
    // Undoing a cancellation keeps what was planned for a visit that is done.
    ...(giveBack ? [] : await afterVisitMails(old, next, telling)),
    ...(old.isSpam && !isSpam ? await bookQuoteOf(next, now) : []),
  ]
  const { booking, writes } = bookingWrites(old, next, { slot, further })
  return { writes, answer: booking }
}

/** Undoing the cancellation of a visit whose day is called off leaves its customer to choose another day. */
function withQuestion(old: Booking, next: Booking, isUndone: boolean): Booking {
  const { calledOff } = next
  const wasAsked = isAskedForDay({ ...next, calendarSequence: old.calendarSequence - 1 })
  if (!isUndone || !calledOff || !wasAsked) return next
  return { ...next, calledOff: { ...calledOff, sequence: old.calendarSequence + 1 } }
}

/** Who notes something, and when. */
type Noted = { now: Date; by?: string }

/**
 * Returns the payments of a visit after an edit. Takes back those that the owner names, all of a visit that is set back, and
 * notes of what is still owed when the price changes. Those that `giveBack` names count again.
 * @throws AppError 409 with `current` for a payment that was taken back meanwhile, or has been noted; 400 for too many
 */
function nextPayments(
  old: Booking,
  next: Pick<Booking, 'status' | 'totalPrice'>,
  { payment, takeBack = [], giveBack = [] }: Pick<UpdateBookingRequest, 'payment' | 'takeBack' | 'giveBack'>,
  { now, by }: Noted,
): Payment[] {
  const standing = new Set(old.payments.flatMap(({ id, takenBack }) => (takenBack ? [] : [id])))
  const isNoted = (id: string) => old.payments.some((one) => one.id === id)
  if (takeBack.some((id) => !standing.has(id))) throw staleEdit(old)
  if (giveBack.some((id) => !isNoted(id) || standing.has(id))) throw staleEdit(old)
  if (payment?.id && isNoted(payment.id)) throw staleEdit(old)
  const isSetBack = old.status === 'completed' && next.status !== 'completed'
  const isRepriced = old.totalPrice !== next.totalPrice
  const isTaken = ({ id, method }: Payment) =>
    standing.has(id) && (isSetBack || takeBack.includes(id) || (isRepriced && method === 'unpaid'))
  // A payment that replaces others takes them back as of when it was noted.
  const stamp = { at: notedAt(payment?.at, now), ...(by && { by }) }
  const kept = old.payments.map(({ takenBack, ...one }) => {
    const back = isTaken(one) ? stamp : giveBack.includes(one.id) ? undefined : takenBack
    return { ...one, ...(back && { takenBack: back }) }
  })
  if (!payment) return kept
  if (kept.length >= LIMITS.payments) throw invalidInput({ payment: MANY })
  const { id = randomUUID() } = payment
  return [...kept, Payment.parse(nextTo(old.payments, { ...payment, id, ...stamp }))]
}

const MANY = `A visit can have ${LIMITS.payments} payments, those taken back among them. Put further ones in its notes.`

/** A device may have noted it earlier, without a network. */
function notedAt(at: string | undefined, now: Date): string {
  const age = now.getTime() - Date.parse(at ?? '')
  return at && age >= 0 && age <= LIMITS.OFFLINE_MS ? at : now.toISOString()
}
