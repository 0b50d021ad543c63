/** The owner's word that something the spam trap caught is none: from then on it is a record like any other (decision 45). */

import { changeBooking } from '#functions/bookings/booking-change.ts'
import { BOOKINGS } from '#functions/bookings/booking-store.ts'
import {
  keepCommercialRequest,
  requestOfContact,
  requestOfQuote,
} from '#functions/commercial-quotes/commercial-quote-store.ts'
import { keepQuote } from '#functions/quotes/quote-store.ts'
import { requireRecord } from '#functions/table/records.ts'
import type { SpamList } from '#schemas/contract/spam.ts'

/**
 * Sends no mail: the owner has seen it. What is no spam already stays as it is.
 * @throws AppError 404 unknown id, 409 when it changed at the same moment or a booking's window is full
 */
export async function markNotSpam(list: SpamList, id: string, now: Date): Promise<void> {
  switch (list) {
    case 'quotes':
      return keepQuote(id)
    case 'commercial-quotes':
      return keepCommercialRequest(await requestOfQuote(id))
    case 'contacts':
      return keepCommercialRequest(await requestOfContact(id))
    case 'bookings':
      return keepBooking(id, now)
  }
}

/** It is pending and claims its place, as one that is re-opened. */
async function keepBooking(id: string, now: Date): Promise<void> {
  const { isSpam, updatedAt } = await requireRecord(BOOKINGS, id)
  if (isSpam) await changeBooking(id, { status: 'pending', updatedAt }, now)
}
