import { afterVisitMails } from '#functions/bookings/after-visit.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { bookingWrites } from '#functions/bookings/booking-store.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { type Noted, nextPayments } from '#functions/bookings/payments.ts'
import { forgetTold, knows } from '#functions/bookings/told.ts'
import { changeMails, inSequence } from '#functions/bookings/visit-mails.ts'
import { staleEdit } from '#functions/errors.ts'
import { bookQuoteOf } from '#functions/quotes/quote-booking.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { requireRecord } from '#functions/table/records.ts'
import { transact, type Writes } from '#functions/table/transact.ts'
import { nextVersion, requireVersion } from '#functions/table/versions.ts'
import { Booking, type UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import { minutesIn } from '#schemas/facts/job-length.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Returns the writes of the owner's edit, and the booking after it: any status, date and window, and all customer facts. A
 * changed price does not change `quotedPrice`, and a corrected email address ends the links that the wrong one got. Tells the customer unless `tellCustomer` is false.
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
  requireVersion(old, seen)
  // Without a version, the owner has not seen the first one.
  if ((payment || giveBack) && seen === undefined && old.payments.some((one) => !one.takenBack))
    throw staleEdit(old)
  // Reopening a booking that the spam trap caught clears the flag.
  const isSpam = old.isSpam && (changes.status ?? old.status) === 'cancelled'
  const quotedPrice = old.quotedPrice ?? (old.quoteId && old.totalPrice)
  const updatedAt = nextVersion(old, now)
  const isReaddressed = 'email' in changes && isAnotherMailbox(old.email, changes.email)
  const linkGeneration = old.linkGeneration + Number(isReaddressed)
  const hours = changes.hours ?? old.hours
  const minutes = minutesIn(hours, old.minutes)
  const implied = { isSpam, quotedPrice, linkGeneration, hours, minutes, updatedAt }
  const changed = Booking.parse({ ...old, ...changes, ...implied })
  const doneAt = changed.status === 'completed' ? changed.doneAt : undefined
  const edited = {
    ...changed,
    doneAt,
    payments: nextPayments(old, changed, { payment, takeBack, giveBack }, noted),
  }
  const next = inSequence(old, edited)
  const isReopened = next.serviceDate === old.serviceDate && next.serviceTime === old.serviceTime
  const telling = { settings, isTold: tellCustomer, now }
  const known = () => {
    // Nobody has told the new mailbox anything.
    if (isReaddressed) return [forgetTold(id)]
    // Its customer was answered as every other when the spam trap caught it.
    return old.isSpam && !isSpam ? knows(next, 'website') : []
  }
  const own = holdsSlot(old) ? old : undefined
  const slot = () => ownerSlot(next, { anyway, own, isReopened, now })
  const further = async () => [
    ...(await changeMails(old, next, 'owner', telling)),
    ...known(),
    ...(await afterVisitMails(old, next, telling)),
    ...(old.isSpam && !isSpam ? await bookQuoteOf(next, now) : []),
  ]
  const { booking, writes } = await bookingWrites(old, next, slot, further)
  return { writes, answer: booking }
}

/** Applies the owner's edit. @throws as `bookingChange` */
export async function changeBooking(...change: Parameters<typeof bookingChange>): Promise<void> {
  await transact((await bookingChange(...change)).writes)
}
