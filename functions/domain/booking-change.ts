import { BOOKINGS, replaceBooking } from '#functions/data/bookings.ts'
import { requireRecord } from '#functions/data/records.ts'
import { nextVersion, requireVersion } from '#functions/data/versions.ts'
import { loadCalendar, requireOpen, slotTaken, whereIn } from '#functions/domain/booking-rules.ts'
import { Booking, type UpdateBookingRequest } from '#schemas/booking.ts'

/**
 * The owner's change of a booking: any status from any status (spec §4). A new date or window must be one that can be
 * booked; a mere change of status is also taken for visits of the past, whose place can always be had again.
 * @throws AppError 404 unknown id, 409 stale version (`current`) or full window (`availability`), 400 no such window
 */
export async function changeBooking(
  id: string,
  { updatedAt: seen, ...changes }: UpdateBookingRequest,
  now: Date,
): Promise<Booking> {
  const old = await requireRecord(BOOKINGS, id)
  requireVersion(old, seen)
  // Re-opening what the spam trap caught is the owner's word that it is none.
  const isSpam = old.isSpam && (changes.status ?? old.status) === 'cancelled'
  const next = Booking.parse({ ...old, ...changes, isSpam, updatedAt: nextVersion(old, now) })
  const isMoved = next.serviceDate !== old.serviceDate || next.serviceTime !== old.serviceTime
  const moved = isMoved ? await loadCalendar(whereIn(old.city), now) : undefined
  // A cancelled one, too: re-opened later, it would stand where nobody can be visited.
  if (moved) requireOpen(moved, next)
  await replaceBooking(old, next, async () => {
    const calendar = moved ?? (await loadCalendar(whereIn(old.city), now))
    return { capacity: calendar.capacity, full: () => slotTaken(calendar, next) }
  })
  return next
}
