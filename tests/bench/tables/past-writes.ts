/**
 * What the handlers wrote, and the notifier after them, for records of the past. The rows come from the data layer's own
 * functions; only the mails are given the state that their delivery leaves (functions/notifier/deliver.ts).
 */
import { randomUUID } from 'node:crypto'
import { changePlaces } from '#functions/availability/slots.ts'
import { newBooking } from '#functions/bookings/booking.ts'
import { placed, SEARCHABLE_BOOKINGS } from '#functions/bookings/booking-store.ts'
import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { createRecord } from '#functions/table/records.ts'
import type { Write } from '#functions/table/transact.ts'
import type { RecordType } from '#schemas/contract/notifications.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { bookingForm, commercialForm, quoteForm } from '#tests/support/api/sample-forms.ts'

/** Bookings an arrival window takes in these tables: the most that the setting allows, so that cold starts can go on booking. */
export const WINDOW_CAPACITY = 99

const DAY_MS = 24 * 60 * 60 * 1000
/** How far back the first record lies. */
const YEARS_MS = 3 * 365 * DAY_MS

/** The writes of one quote, one commercial request, and one booking: number `n` of `rows`, oldest first. */
export function pastWrites(n: number, rows: number, now: Date): Write[][] {
  const createdAt = new Date(now.getTime() - DAY_MS - YEARS_MS * (1 - n / rows))
  return [quoteWrites(n, createdAt), commercialWrites(n, createdAt), bookingWrites(n, createdAt)]
}

function quoteWrites(n: number, createdAt: Date): Write[] {
  const quote = newQuote(quoteForm(n), DEFAULT_PRICING, randomUUID(), createdAt)
  return [...createRecord(SEARCHABLE_QUOTES, quote), ...sentMails('quote', quote)]
}

function commercialWrites(n: number, createdAt: Date): Write[] {
  const contact = newCommercialRequest(commercialForm(n), DEFAULT_PRICING, randomUUID(), createdAt)
  return [
    ...createRecord(SEARCHABLE_CONTACTS, { ...contact, status: 'resolved' as const }),
    ...sentMails('contact', contact),
  ]
}

function bookingWrites(n: number, createdAt: Date): Write[] {
  const visit = {
    serviceDate: new Date(createdAt.getTime() + DAY_MS).toISOString().slice(0, 10),
    serviceTime: ARRIVAL_TIMES[n % ARRIVAL_TIMES.length] ?? '08:00',
  }
  const made = { hours: 1, now: createdAt, isConfirmed: false }
  const booking = {
    ...placed(newBooking(bookingForm(n, visit), undefined, randomUUID(), made), undefined),
    status: 'completed' as const,
  }
  const full = () => new Error('A window of the past is overbooked')
  return [
    ...changePlaces(
      undefined,
      booking,
      { places: booking.places, capacity: WINDOW_CAPACITY, full },
      booking.createdAt,
    ),
    ...createRecord(SEARCHABLE_BOOKINGS, booking),
    ...sentMails('booking', booking),
  ]
}

function sentMails(recordType: RecordType, record: { id: string; createdAt: string }): Write[] {
  const sentAt = new Date(Date.parse(record.createdAt) + 1000).toISOString()
  return (['owner', 'receipt'] as const).map((kind) => {
    const write = queueMail({ kind, recordType, recordId: record.id, now: record.createdAt })
    const { entityStatus: _, ...row } = write.operation.Put?.Item ?? {}
    const Item = { ...row, status: 'sent', attempts: 1, updatedAt: sentAt, sentAt }
    return { ...write, operation: { Put: { TableName: write.operation.Put?.TableName, Item } } }
  })
}
