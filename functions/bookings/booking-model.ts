import { holderRows } from '#functions/bookings/holders.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { calendarKeys, owedKey, paymentKey } from '#functions/table/keys.ts'
import type { DerivedRow } from '#functions/table/records.ts'
import { Booking } from '#schemas/contract/bookings.ts'
import { isOwed } from '#schemas/facts/payments.ts'

export const BOOKINGS = ofPerson<Booking>({
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  counts: ({ status }) => ({ BOOKING: { total: 1, [status]: 1 } }),
  person: ({ firstName, lastName, email, phone, address }) => ({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address,
  }),
  status: ({ status }) => status,
  extraKeys: calendarKeys,
  derived: (booking, isDeleted) => [
    ...(isDeleted ? [] : [...holderRows(booking), ...owedRows(booking)]),
    ...paymentRows(booking, isDeleted),
  ],
})

/** Exists while a visit is done and not paid in full; its key says all (decision 98). */
const owedRows = (booking: Booking): DerivedRow[] =>
  !booking.isSpam && isOwed(booking) ? [owedKey(booking)] : []

/** The payments of a visit. Of a deleted one they stay in the sums, without the person: a note may name one. */
function paymentRows(
  { id, isSpam, payments, firstName, lastName }: Booking,
  isDeleted: boolean,
): DerivedRow[] {
  return payments
    .filter(({ method }) => method !== 'unpaid' && !isSpam)
    .map(({ note, ...payment }) => ({
      ...paymentKey(payment),
      ...payment,
      booking: id,
      ...(isDeleted ? { isDeleted } : { customer: `${firstName} ${lastName}`, ...(note && { note }) }),
    }))
}
