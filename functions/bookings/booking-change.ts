import { BOOKINGS, replaceBooking } from '#functions/bookings/booking-store.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { requireRecord } from '#functions/table/records.ts'
import { nextVersion, requireVersion } from '#functions/table/versions.ts'
import { Booking, type UpdateBookingRequest } from '#schemas/contract/bookings.ts'

/**
 * The owner's change of a booking: any status from any status, any date and window, and every fact of the
 * customer. A price that differs from the quote's leaves standing what the quote said.
 * @throws AppError 404 unknown id, 409 stale version (`current`) or unusual visit (`warnings`)
 */
export async function changeBooking(
  id: string,
  { updatedAt: seen, anyway, ...changes }: UpdateBookingRequest,
  now: Date,
): Promise<Booking> {
  const old = await requireRecord(BOOKINGS, id)
  requireVersion(old, seen)
  // Re-opening what the spam trap caught is the owner's word that it is none.
  const isSpam = old.isSpam && (changes.status ?? old.status) === 'cancelled'
  const quotedPrice = old.quotedPrice ?? (old.quoteId && old.totalPrice)
  const next = Booking.parse({ ...old, ...changes, isSpam, quotedPrice, updatedAt: nextVersion(old, now) })
  const isReopened = next.serviceDate === old.serviceDate && next.serviceTime === old.serviceTime
  await replaceBooking(old, next, () => ownerSlot(next, { anyway, isReopened, now }))
  return next
}
