import { BOOKINGS, bookingsByDay } from '#functions/bookings/booking-model.ts'
import { lastCustomerMail, toldOf } from '#functions/bookings/told.ts'
import { customerPlannedIds } from '#functions/bookings/visit-mails.ts'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates } from '#functions/outbox/outbox.ts'
import { addressNotesOf } from '#functions/people/address-notes.ts'
import { listWithCustomers } from '#functions/people/person-list.ts'
import { CALENDAR, calendarKeys } from '#functions/table/keys.ts'
import { decodeCursor, encodeCursor, type Page } from '#functions/table/pages.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { PageQuery, RecordsQuery } from '#schemas/contract/endpoint.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

export async function listBookings(query: RecordsQuery): Promise<Page<BookingRow>> {
  const page = await listWithCustomers(BOOKINGS, query)
  return { ...page, rows: await asShown(page.rows) }
}

/** Adds the owner's notes, the states of the owner's mail, of the last one to the customer, and of those planned for them, and what the customer was told. */
async function asShown(rows: Booking[]): Promise<BookingRow[]> {
  const [states, notes, told] = await Promise.all([
    mailStates(rows.flatMap((row) => [ownerMail(row), lastCustomerMail(row), ...customerPlannedIds(row)])),
    addressNotesOf(rows),
    toldOf(rows.map(({ id }) => id)),
  ])
  return rows.map((row) => ({
    ...row,
    notification: states.get(ownerMail(row)),
    customerMail: states.get(lastCustomerMail(row)),
    plannedMails: customerPlannedIds(row).flatMap((id) => states.get(id) ?? []),
    addressNotes: notes[row.id],
    told: told.get(row.id),
  }))
}

const ownerMail = ({ id }: Booking) => notificationId('owner', id)

/** Returns a page of these bookings. Those added or deleted between two pages neither repeat nor hide another one. */
export async function listBookingsByDay(
  from: string,
  to: string,
  { limit = LIMITS.pageSizeMax, cursor }: PageQuery,
): Promise<Page<BookingRow>> {
  const list = [CALENDAR, from, to]
  const positionOf = (booking: Booking) => calendarKeys(booking).calendarKey
  const after = decodeCursor(list, cursor) ?? ''
  const rows = await bookingsByDay(from, to)
  const left = rows.filter((booking) => positionOf(booking) > after)
  const page = left.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: await asShown(page),
    nextCursor: last && page.length < left.length ? encodeCursor(list, positionOf(last)) : undefined,
    total: rows.length,
  }
}
