/** The records of customers, by kind. */
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import type { RecordEntity } from '#functions/table/keys.ts'
import type { RecordKind } from '#schemas/contract/customers.ts'

export const MODELS = {
  QUOTE: QUOTES,
  CONTACT: CONTACTS,
  BOOKING: BOOKINGS,
} as const satisfies Record<RecordEntity, unknown>

export const KINDS = {
  QUOTE: 'quote',
  CONTACT: 'contact',
  BOOKING: 'booking',
} as const satisfies Record<RecordEntity, RecordKind>
