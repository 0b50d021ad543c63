import { changePlaces, type SlotRules } from '#functions/availability/slots.ts'
import { mailsAfter } from '#functions/bookings/after-visit.ts'
import { SEARCHABLE_BOOKINGS } from '#functions/bookings/booking-store.ts'
import { limitOpenVisits } from '#functions/bookings/open-visits.ts'
import { knows } from '#functions/bookings/told.ts'
import { planReminder, typedBookingMails } from '#functions/bookings/visit-mails.ts'
import { queueMails } from '#functions/outbox/lead-mails.ts'
import { planMail } from '#functions/outbox/mail-writes.ts'
import { bookQuote } from '#functions/quotes/quote-booking.ts'
import { createRecord } from '#functions/table/records.ts'
import type { Write, Writes } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/**
 * Returns the writes of a visitor's booking: record, place and, unless it is spam, its note on the quote and mails.
 * @throws (in the transaction) AppError 429 if the customer has enough visits ahead
 */
export function newBookingWrites(
  booking: Booking,
  slot: SlotRules,
  {
    client,
    settings,
    quote,
    now,
  }: { client: string; settings: Settings; quote: Quote | undefined; now: Date },
): Writes {
  return async () => [
    ...(booking.isSpam ? [] : await limitOpenVisits(booking, settings, now)),
    ...(await bookedWrites(booking, slot, quote, now)),
    ...knows(booking, 'website'),
    ...queueMails('booking', booking, client),
    ...planReminder(booking, settings, now),
  ]
}

/**
 * Returns the writes of a booking entered by the owner.
 * @param slot undefined claims a place even in a full window
 */
export function typedBookingWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  { quote, ...mails }: { quote: Quote | undefined } & Parameters<typeof typedBookingMails>[1],
): Writes {
  return async () => [
    ...(await bookedWrites(booking, slot, quote, mails.now)),
    ...knows(booking, 'owner'),
    ...typedBookingMails(booking, mails),
    ...(mails.isTold ? mailsAfter(undefined, booking, mails).map((mail) => planMail(mail)) : []),
  ]
}

async function bookedWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  quote: Quote | undefined,
  now: Date,
): Promise<Write[]> {
  return [
    ...(holdsSlot(booking) ? changePlaces(undefined, booking, slot, booking.createdAt) : []),
    ...createRecord(SEARCHABLE_BOOKINGS, booking),
    ...(quote && !booking.isSpam ? await bookQuote(quote, booking.id, now) : []),
  ]
}
