/** Visits under the names of their customers, by which they are limited (decision 88). */
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { wholePhone } from '#functions/people/customer-rows.ts'
import { DAY } from '#functions/table/budgets.ts'
import { DONE_VISIT, holderKey, OPEN_VISIT, slotName } from '#functions/table/keys.ts'
import type { DerivedRow } from '#functions/table/records.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { mailboxOf } from '#schemas/facts/mailbox.ts'

/** The customer who books: mailbox and phone number, independent of spelling. */
export function holdersOf({ email, phone }: Booking): string[] {
  return [...(email ? [mailboxOf(email)] : []), wholePhone(phone) ?? []].flat()
}

/** The rows of a booking under its holders: an open visit, for as long as it may be ahead, or a completed one. */
export function holderRows(booking: Booking): DerivedRow[] {
  const { id, status, isSpam, serviceDate, serviceTime } = booking
  if (isSpam || status === 'cancelled') return []
  const isDone = status === 'completed'
  const expiresAt = Math.floor(windowOf(booking).end.getTime() / 1000) + DAY
  return holdersOf(booking).map((holder) =>
    isDone
      ? holderKey(holder, DONE_VISIT + id)
      : { ...holderKey(holder, `${OPEN_VISIT}${slotName(serviceDate, serviceTime)}#${id}`), expiresAt },
  )
}
