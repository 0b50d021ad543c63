import { bookingChange } from '#functions/bookings/booking-change.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { keepRecord, requireRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'
import type { SpamList } from '#schemas/contract/spam.ts'

/**
 * Turns spam into an ordinary record. Sends no mail, because the owner has seen it. Ignores a record that is not spam.
 * @throws AppError 404 for an unknown id, 409 if it is edited concurrently or a booking's window is full
 */
export async function markNotSpam(list: SpamList, id: string, now: Date): Promise<void> {
  switch (list) {
    case 'quotes':
      return keepRecord(SEARCHABLE_QUOTES, id)
    case 'commercial-quotes':
    case 'contacts':
      return keepRecord(SEARCHABLE_CONTACTS, id)
    case 'bookings':
      return keepBooking(id, now)
  }
}

/** The booking becomes pending and claims its place, like a reopened one. */
async function keepBooking(id: string, now: Date): Promise<void> {
  const { isSpam, updatedAt } = await requireRecord(BOOKINGS, id)
  if (!isSpam) return
  const { writes } = await bookingChange(id, { status: 'pending', updatedAt, tellCustomer: false }, { now })
  await transact(writes)
}
