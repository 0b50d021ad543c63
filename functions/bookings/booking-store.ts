import { overbooked, type Wanted } from '#functions/availability/availability.ts'
import { changePlaces, type SlotRules } from '#functions/availability/slots.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { replaceRecord, requireRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { made, type Refused, transact, type Writes } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { isSameWindow } from '#schemas/facts/pacific-time.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_BOOKINGS = { ...BOOKINGS, search: searchedIn(BOOKING_FIELDS) }

/** @throws AppError 404 */
export const readBooking = (id: string) => requireRecord(BOOKINGS, id)

/** A visit with the places that it takes. @param slot undefined overbooks */
export const placed = <T extends Wanted>(visit: T, slot: SlotRules | undefined) => ({
  ...visit,
  places: [...(slot?.places ?? overbooked(visit))],
})

type WritesOptions = { slot?: SlotRules | undefined; further?: Writes; refused?: Refused }

/** True for a change that reopens a visit, moves it, or changes its hours: it needs other places. */
export const needsPlaces = (old: Booking, next: Booking) =>
  holdsSlot(next) && !(holdsSlot(old) && isSameWindow(old, next) && old.hours === next.hours)

/**
 * Returns the booking that replaces `old`, and the writes that do so and move its places: cancelling frees them, reopening, moving and
 * more hours claim some.
 * @param slot how it claims places if it needs other ones (`needsPlaces`); undefined claims them even in full windows
 * @param further other writes of the transaction
 * @param refused as for `replaceRecord`
 */
export function bookingWrites(
  old: Booking,
  next: Booking,
  { slot, further = [], refused }: WritesOptions = {},
): { booking: Booking; writes: Writes } {
  const booking = needsPlaces(old, next) ? placed(next, slot) : { ...next, places: old.places }
  const moves = changePlaces(holder(old), holder(booking), slot, next.updatedAt)
  const writes = async () => [
    ...(await replaceRecord(SEARCHABLE_BOOKINGS, old, booking, refused)),
    ...moves,
    ...(await made(further)),
  ]
  return { booking, writes }
}

/** A booking that has places. */
const holder = (booking: Booking) => (holdsSlot(booking) ? booking : undefined)

/** Writes what `bookingWrites` returns. @returns the booking as stored */
export async function replaceBooking(...change: Parameters<typeof bookingWrites>): Promise<Booking> {
  const { booking, writes } = bookingWrites(...change)
  await transact(writes)
  return booking
}
