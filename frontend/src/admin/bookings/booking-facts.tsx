import type { ReactNode } from 'react'
import { countOf, formatDay } from '#frontend/admin/lib/format.ts'
import { leftWords, paymentsWords } from '#frontend/admin/lib/paid-words.ts'
import { money } from '#frontend/lib/format.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { serviceLabels } from '#words/labels/services.ts'

const HOURS = { one: 'hour', other: 'hours' }

/** What is said of a booking's service, payments and called-off day. */
export function visitWords(booking: Booking): { [Name in keyof BookingRow]?: ReactNode } {
  const { calledOff, hours, payments, serviceType } = booking
  const owed = isOwed(booking) && (leftWords(booking) ?? 'price not agreed')
  return {
    serviceType: `${serviceLabels[serviceType]}, ${countOf(hours, HOURS)}`,
    calledOff: calledOff && `${formatDay(calledOff.date)}: ${calledOff.reason}`,
    payments: [paymentsWords(payments), owed && `Still owed: ${owed}`].filter(Boolean).join('. '),
  }
}

/** The price, and the quote's own where another one was agreed. */
export function agreedPrice({ totalPrice, quotedPrice }: Booking): string | undefined {
  if (quotedPrice === undefined || quotedPrice === totalPrice)
    return totalPrice === undefined ? undefined : money(totalPrice)
  return `Quote ${money(quotedPrice)}, agreed ${totalPrice === undefined ? 'none' : money(totalPrice)}`
}
