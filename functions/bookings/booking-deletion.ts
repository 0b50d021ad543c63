import { changePlaces } from '#functions/availability/slots.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { forgetTold, toldOf } from '#functions/bookings/told.ts'
import { deletionMail, type Expected } from '#functions/bookings/visit-mails.ts'
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { dropMails, notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates } from '#functions/outbox/outbox.ts'
import { unbookQuote } from '#functions/quotes/quote-store.ts'
import { removeRecord, requireRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'
import type { Booking, Told } from '#schemas/contract/booking-record.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isOpen } from '#schemas/facts/statuses.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Its customer gets a mail if they believe that the visit takes place.
 * @param check refuses to delete the booking as it is then
 * @throws AppError 404 for an unknown id, 409 if it is edited concurrently
 */
export async function deleteBooking(id: string, check?: (booking: Booking) => void): Promise<void> {
  const booking = await requireRecord(BOOKINGS, id)
  check?.(booking)
  const now = new Date()
  const told = async () => {
    const visit = await expectedVisit(booking, now)
    const mail = visit ? deletionMail(booking, visit, now) : []
    // That mail needs the row while others are on their way, and deletes it once it is sent.
    return mail.length > 0 ? mail : [forgetTold(id)]
  }
  await transact(async () => [
    ...(await removeRecord(BOOKINGS, booking)),
    ...(holdsSlot(booking) ? changePlaces(booking, undefined, undefined, now.toISOString()) : []),
    ...(await dropMails(id, notificationId('change', id, booking.calendarSequence + 1))),
    ...(await told()),
    ...(await unbookQuote(booking, now)),
  ])
}

/**
 * The visit as its customer expects it: a customer who was not told that it was moved into the past still expects it when they
 * were last told. Undefined if nobody expects it, or if the owner chose not to tell that it is off.
 */
async function expectedVisit(booking: Booking, now: Date): Promise<Expected | undefined> {
  const { id, calendarSequence } = booking
  const told = (await toldOf([id])).get(id)
  if (told?.state === 'cancelled') return undefined
  if (isOpen(booking)) return [booking, told].find((one) => one && !isVisitOver(one, now))
  if (booking.status === 'completed') return isDoneTooEarly(booking, told, now) ? booking : undefined
  if (isVisitOver(booking, now)) return undefined
  const news = notificationId('change', id, calendarSequence)
  const { status = '' } = (await mailStates([news])).get(news) ?? {}
  return ['planned', 'queued', 'sending'].includes(status) ? booking : undefined
}

/** Noted as done by mistake, and the customer has not been thanked. */
const isDoneTooEarly = (booking: Booking, told: Told | undefined, now: Date) =>
  told?.state !== 'completed' && now < windowOf(booking).start
