import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { claimSlot, releaseSlot, type SlotRules } from '#functions/bookings/slots.ts'
import { replaceRecord, requireRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import { made, transact, type Writes } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_BOOKINGS = { ...BOOKINGS, search: searchedIn(BOOKING_FIELDS) }

/** @throws AppError 404 */
export const readBooking = (id: string) => requireRecord(BOOKINGS, id)

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
  further: Writes = [],
): Promise<Writes> {
  const isMoved = old.serviceDate !== next.serviceDate || old.serviceTime !== next.serviceTime
  const keepsSlot = holdsSlot(old) && holdsSlot(next) && !isMoved
  const moves = [
    ...(holdsSlot(old) && !keepsSlot ? [releaseSlot(old, next.updatedAt)] : []),
    ...(holdsSlot(next) && !keepsSlot ? [claimSlot(next, await loadSlot())] : []),
  ]
  return async () => [
    ...(await replaceRecord(SEARCHABLE_BOOKINGS, old, next)),
    ...moves,
    ...(await made(further)),
  ]
}

/** Writes what `bookingWrites` returns. */
export async function replaceBooking(...change: Parameters<typeof bookingWrites>): Promise<void> {
  await transact(await bookingWrites(...change))
}
