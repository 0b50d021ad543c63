import { windowOf } from '#functions/bookings/visit-rules.ts'
import { wholePhone } from '#functions/people/customer-rows.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { DAY_S } from '#functions/table/budgets.ts'
import {
  CALENDAR,
  calendarKeys,
  DONE_VISIT,
  holderKey,
  OPEN_VISIT,
  owedKey,
  paymentKey,
  slotName,
} from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import type { DerivedRow } from '#functions/table/records.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { mailboxOf, nameOf, payerOf } from '#schemas/facts/typed-text.ts'

export const BOOKINGS = ofPerson<Booking>({
  entity: 'BOOKING',
  noun: 'booking',
  schema: Booking,
  counts: ({ status }) => ({ BOOKING: { total: 1, [status]: 1 } }),
  person: (booking) => ({ ...booking, name: nameOf(booking) }),
  status: ({ status }) => status,
  extraKeys: calendarKeys,
  derived: (booking, isDeleted) => [
    ...(isDeleted ? [] : [...holderRows(booking), ...owedRows(booking)]),
    ...paymentRows(booking, isDeleted),
  ],
})

/** Exists while a visit is done and not paid in full; its key says all (decision 98). */
const owedRows = (booking: Booking): DerivedRow[] => (isOwed(booking) ? [owedKey(booking)] : [])

/** The payments of a visit. Of a deleted one they stay in the sums, without the person: a note may name one. */
function paymentRows(booking: Booking, isDeleted: boolean): DerivedRow[] {
  return booking.payments
    .filter(({ method }) => method !== 'unpaid')
    .map(({ note, ...payment }) => ({
      ...paymentKey(payment),
      ...payment,
      booking: booking.id,
      ...(isDeleted ? { isDeleted } : { customer: payerOf(booking), ...(note && { note }) }),
    }))
}

/** Identifies who booked, by mailbox and phone number, however they are spelled. */
export function holdersOf({ email, phone }: Booking): string[] {
  return [...(email ? [mailboxOf(email)] : []), wholePhone(phone) ?? []].flat()
}

/** The rows of a booking under its holders, by which visits are limited (decision 88): an open visit, for as long as it may be ahead, or a completed one. */
function holderRows(booking: Booking): DerivedRow[] {
  const { id, status, serviceDate, serviceTime } = booking
  if (status === 'cancelled') return []
  const isDone = status === 'completed'
  const expiresAt = Math.floor(windowOf(booking).end.getTime() / 1000) + DAY_S
  return holdersOf(booking).map((holder) =>
    isDone
      ? holderKey(holder, DONE_VISIT + id)
      : { ...holderKey(holder, `${OPEN_VISIT}${slotName(serviceDate, serviceTime)}#${id}`), expiresAt },
  )
}

/** Returns all bookings from `from` to `to`, inclusive, by service date and time. @param to absent: no end */
export async function bookingsByDay(from: string, to?: string): Promise<Booking[]> {
  const rows = await queryRows({ index: 'byDay', partition: CALENDAR, from, to: to && `${to}~` })
  return rows.map((row) => Booking.parse(row))
}
