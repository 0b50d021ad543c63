import { changePlaces } from '#functions/availability/slots.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { forgetTold, isToldOff, toldOf } from '#functions/bookings/told.ts'
import { deletionMail, type Expected } from '#functions/bookings/visit-mails.ts'
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { dropMails, notificationId } from '#functions/outbox/mail-writes.ts'
import { customerMailIds, mailStates } from '#functions/outbox/outbox.ts'
import { unbookQuote } from '#functions/quotes/quote-store.ts'
import { deleteRecord } from '#functions/table/records.ts'
import type { Write } from '#functions/table/transact.ts'
import type { Booking, Told } from '#schemas/contract/booking-record.ts'
import { isToBeSent } from '#schemas/contract/notifications.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isOpen } from '#schemas/facts/statuses.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** Its customer gets a mail if they believe that the visit takes place; `check` and errors as of `deleteRecord`. */
export const deleteBooking = (id: string, check?: (booking: Booking) => void): Promise<void> =>
  deleteRecord(BOOKINGS, id, (booking) => furtherWrites(booking, new Date()), check)

async function furtherWrites(booking: Booking, now: Date): Promise<Write[]> {
  const { id, calendarSequence } = booking
  const visit = await expectedVisit(booking, now)
  const mail = visit ? deletionMail(booking, visit, now) : []
  return [
    ...(holdsSlot(booking) ? changePlaces(booking, undefined, undefined, now.toISOString()) : []),
    ...(await dropMails(id, notificationId('change', id, calendarSequence + 1))),
    // That mail needs the row while others are on their way, and deletes it once it is sent.
    ...(mail.length > 0 ? mail : [forgetTold(id)]),
    ...(await unbookQuote(booking, now)),
  ]
}

/**
 * The visit as its customer expects it: a customer who was not told that it was moved into the past still expects it when they
 * were last told. Undefined if nobody expects it, or if the owner chose not to tell that it is off.
 */
async function expectedVisit(booking: Booking, now: Date): Promise<Expected | undefined> {
  const { id, calendarSequence } = booking
  const told = (await toldOf([id])).get(id)
  if (isToldOff(told)) return undefined
  if (isOpen(booking)) return [booking, told].find((one) => one && !isVisitOver(one, now))
  if (booking.status === 'completed') return isDoneTooEarly(booking, told, now) ? booking : undefined
  if (isVisitOver(booking, now)) return undefined
  // Whichever of these mails waits, it says that the visit is off.
  const [_, ...news] = customerMailIds(id, calendarSequence)
  const states = [...(await mailStates(news)).values()]
  return states.some(({ status }) => isToBeSent(status)) ? booking : undefined
}

/** Noted as done by mistake, and the customer has not been thanked. */
const isDoneTooEarly = (booking: Booking, told: Told | undefined, now: Date) =>
  told?.state !== 'completed' && now < windowOf(booking).start
