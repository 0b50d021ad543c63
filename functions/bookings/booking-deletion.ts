import { changePlaces } from '#functions/availability/slots.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { forgetTold, toldOf } from '#functions/bookings/told.ts'
import { deletionMail, plannedIds } from '#functions/bookings/visit-mails.ts'
import { isAhead } from '#functions/bookings/visit-rules.ts'
import { mailStates } from '#functions/outbox/mail-states.ts'
import { dropMails, notificationId } from '#functions/outbox/mail-writes.ts'
import { unbookQuote } from '#functions/quotes/quote-store.ts'
import { removeRecord, requireRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Its customer gets a mail if they believe that the visit takes place.
 * @throws AppError 404 for an unknown id, 409 if it is edited concurrently
 */
export async function deleteBooking(id: string): Promise<void> {
  const booking = await requireRecord(BOOKINGS, id)
  const now = new Date()
  const told = async () => {
    const mail = (await isExpected(booking, now)) ? deletionMail(booking, now) : []
    // That mail forgets it, once those are sent that are on their way.
    return mail.length > 0 ? mail : [forgetTold(id)]
  }
  await transact(async () => [
    ...(await removeRecord(BOOKINGS, booking)),
    ...(holdsSlot(booking) ? changePlaces(booking, undefined, undefined, now.toISOString()) : []),
    ...dropMails(id, booking.calendarSequence, plannedIds(booking)),
    ...(await told()),
    ...(await unbookQuote(booking, now)),
  ])
}

/** True if the customer expects the visit, and was not left untold that it is off. */
async function isExpected(booking: Booking, now: Date): Promise<boolean> {
  const { id } = booking
  if (isAhead(booking, now)) return (await toldOf([id])).get(id)?.state !== 'cancelled'
  if (booking.status !== 'cancelled' || isVisitOver(booking, now)) return false
  const news = notificationId('change', id, booking.calendarSequence)
  return ['planned', 'queued', 'sending'].includes((await mailStates([news])).get(news)?.status ?? '')
}
