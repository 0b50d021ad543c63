import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { addressNotesOf } from '#functions/bookings/address-notes.ts'
import { holderRows, limitOpenVisits } from '#functions/bookings/open-visits.ts'
import { claimSlot, releaseSlot, type SlotRules } from '#functions/bookings/slots.ts'
import { forgetTold, knows, toldOf } from '#functions/bookings/told.ts'
import { deletionMail, plannedIds, planReminder, reminderId } from '#functions/bookings/visit-mails.ts'
import { isAhead, isOver } from '#functions/bookings/visit-rules.ts'
import { config } from '#functions/environment.ts'
import { notificationId } from '#functions/outbox/new-mail.ts'
import { dropMails, mailStates, queueMails } from '#functions/outbox/outbox.ts'
import { bookQuote, unbookQuote } from '#functions/quotes/quote-store.ts'
import { table } from '#functions/table/client.ts'
import { CALENDAR, calendarKeys } from '#functions/table/keys.ts'
import { listRecords } from '#functions/table/list-records.ts'
import { type Page, pageOfRows } from '#functions/table/pages.ts'
import {
  createRecord,
  type RecordModel,
  removeRecord,
  replaceRecord,
  requireRecord,
} from '#functions/table/records.ts'
import { dateWords, idWords, phoneWords, priceWords } from '#functions/table/search.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import { Booking, type BookingRow } from '#schemas/contract/bookings.ts'
import type { PageQuery, RecordsQuery } from '#schemas/contract/fields.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

export const BOOKINGS: RecordModel<Booking> = {
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  searchable: (booking) => [
    `${booking.firstName} ${booking.lastName}`,
    booking.email,
    phoneWords(booking.phone),
    booking.address,
    booking.city,
    booking.businessName,
    dateWords(booking.serviceDate),
    booking.notes,
    booking.adminNotes,
    idWords('quote', booking.quoteId),
    priceWords(booking.totalPrice),
  ],
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: ({ firstName, lastName, email, phone, address }) => ({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address,
  }),
  status: ({ status }) => status,
  extraKeys: calendarKeys,
  derived: holderRows,
}

/** @throws AppError 404 */
export const readBooking = (id: string) => requireRecord(BOOKINGS, id)

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
  }: { client: string; settings: Record<SettingKey, string>; quote: Quote | undefined; now: Date },
): Write[] {
  return [
    ...(booking.isSpam ? [] : [limitOpenVisits(booking, settings, now)]),
    ...bookedWrites(booking, slot, quote, now),
    ...knows(booking, 'website'),
    ...queueMails('booking', booking, client),
    ...planReminder(booking, settings, now),
  ]
}

/**
 * Returns the writes of a booking entered by the owner, which sends no mail.
 * @param slot undefined claims a place even in a full window
 */
export function typedBookingWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  quote: Quote | undefined,
  now: Date,
): Write[] {
  return [...bookedWrites(booking, slot, quote, now), ...knows(booking, 'owner')]
}

function bookedWrites(
  booking: Booking,
  slot: SlotRules | undefined,
  quote: Quote | undefined,
  now: Date,
): Write[] {
  return [
    ...(holdsSlot(booking) ? [claimSlot(booking, slot)] : []),
    ...createRecord(BOOKINGS, booking),
    ...(quote && !booking.isSpam ? bookQuote(quote, booking.id, now) : []),
  ]
}

/**
 * Returns the writes that replace `old` by `next` and move its place: cancelling frees one, reopening or moving claims one.
 * @param loadSlot called only when a place is claimed. Throws to refuse the change; returns undefined to claim one even in a full
 *   window
 * @param further other writes of the transaction
 */
export async function bookingWrites(
  old: Booking,
  next: Booking,
  loadSlot: () => Promise<SlotRules | undefined> | SlotRules | undefined,
  further: Write[] = [],
): Promise<Write[]> {
  const isMoved = old.serviceDate !== next.serviceDate || old.serviceTime !== next.serviceTime
  const keepsSlot = holdsSlot(old) && holdsSlot(next) && !isMoved
  return [
    ...replaceRecord(BOOKINGS, old, next),
    ...(holdsSlot(old) && !keepsSlot ? [releaseSlot(old, next.updatedAt)] : []),
    ...(holdsSlot(next) && !keepsSlot ? [claimSlot(next, await loadSlot())] : []),
    ...further,
  ]
}

/** Writes what `bookingWrites` returns. */
export async function replaceBooking(...change: Parameters<typeof bookingWrites>): Promise<void> {
  await transact(await bookingWrites(...change))
}

/**
 * Its customer gets a mail if they believe that the visit takes place.
 * @throws AppError 404 for an unknown id, 409 if it is edited concurrently
 */
export async function deleteBooking(id: string): Promise<void> {
  const booking = await readBooking(id)
  const now = new Date()
  await transact([
    ...removeRecord(BOOKINGS, booking),
    ...(holdsSlot(booking) ? [releaseSlot(booking, now.toISOString())] : []),
    ...dropMails(id, booking.calendarSequence, plannedIds(booking)),
    ...((await isExpected(booking, now)) ? deletionMail(booking, now) : []),
    forgetTold(id),
    ...(await unbookQuote(booking, now)),
  ])
}

/** True if the customer expects the visit, and was not left untold that it is off. */
async function isExpected(booking: Booking, now: Date): Promise<boolean> {
  const { id } = booking
  if (isAhead(booking, now)) return (await toldOf([id])).get(id)?.state !== 'cancelled'
  if (booking.status !== 'cancelled' || isOver(booking, now)) return false
  const news = notificationId('change', id, booking.calendarSequence)
  return ['planned', 'queued', 'sending'].includes((await mailStates([news])).get(news)?.status ?? '')
}

export async function listBookings(query: RecordsQuery): Promise<Page<BookingRow>> {
  const page = await listRecords(BOOKINGS, query)
  return { ...page, rows: await asShown(page.rows) }
}

/** Adds the owner's notes, the states of the owner's mail, of the last one to the customer, and of the reminder, and what the customer was told. */
async function asShown(rows: Booking[]): Promise<BookingRow[]> {
  const ids = rows.map((row) => ({
    notification: notificationId('owner', row.id),
    customerMail: lastCustomerMail(row),
    reminder: reminderId(row),
  }))
  const [states, notes, told] = await Promise.all([
    mailStates(ids.flatMap((names) => Object.values(names))),
    addressNotesOf(rows),
    toldOf(rows.map(({ id }) => id)),
  ])
  return rows.map((row, index) => {
    const mails = Object.entries(ids[index] ?? {}).flatMap(([name, id]) => {
      const state = states.get(id)
      return state ? [[name, state]] : []
    })
    return {
      ...row,
      ...Object.fromEntries(mails),
      addressNotes: notes[row.id],
      told: told.get(row.id),
    }
  })
}

const lastCustomerMail = ({ id, calendarSequence }: Booking) =>
  calendarSequence === 0 ? notificationId('receipt', id) : notificationId('change', id, calendarSequence)

/** Returns all bookings from `from` to `to`, inclusive, by service date and time. */
export async function bookingsByDay(from: string, to: string): Promise<Booking[]> {
  const { name, partitionKey, sortKey } = TABLE_SHAPE.indexes.byDay
  const rows: Booking[] = []
  let startKey: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({
        TableName: config.tableName(),
        IndexName: name,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
        ExpressionAttributeValues: { ':partition': CALENDAR, ':from': from, ':to': `${to}~` },
        ExclusiveStartKey: startKey,
      }),
    )
    rows.push(...Items.map((item) => Booking.parse(item)))
    startKey = LastEvaluatedKey
  } while (startKey)
  return rows
}

/** Returns a page of these bookings. */
export async function listBookingsByDay(from: string, to: string, query: PageQuery) {
  const rows = await bookingsByDay(from, to)
  const page = pageOfRows([CALENDAR, from, to], rows, (booking) => calendarKeys(booking).calendarKey, query)
  return { ...page, rows: await asShown(page.rows) }
}
