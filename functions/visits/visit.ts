import { canChange, changeUntil, linesOf, movesLeft } from '#functions/bookings/visit-rules.ts'
import { calendarPath } from '#functions/links/signed-link.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Receipt, Visit } from '#schemas/contract/visits.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { billOf, receivedIn, toDollars } from '#schemas/facts/payments.ts'
import { payerOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { daysAskedBy, townNameOf } from '#schemas/facts/visit-place.ts'

/** A booking as the link of its customer shows it. */
export function visitOf(
  booking: Booking,
  quote: Quote | undefined,
  { settings, now }: { settings: Settings; now: Date },
): Visit {
  const isOpen = canChange(booking, settings, now)
  return {
    status: booking.status,
    isOver: isVisitOver(booking, now),
    serviceDate: booking.serviceDate,
    serviceTime: booking.serviceTime,
    firstName: booking.firstName,
    town: townNameOf(booking),
    serviceType: booking.serviceType,
    totalPrice: booking.totalPrice,
    lines: linesOf(booking, quote),
    receipt: booking.status === 'completed' ? receiptOf(booking, settings) : undefined,
    changeUntil: changeUntil(booking, settings).toISOString(),
    movesLeft: isOpen ? movesLeft(booking, settings) : 0,
    canCancel: isOpen,
    isFlexible: booking.isFlexible,
    everyMonths: booking.everyMonths,
    ...daysAskedBy(booking),
    hours: booking.hours,
    minutes: booking.minutes,
    calendar: calendarPath(booking),
    ...(isAskedForDay(booking) && { isAsked: true }),
    updatedAt: booking.updatedAt,
  }
}

function receiptOf(booking: Booking, settings: Settings): Receipt {
  const { number, received, tip, left, pay } = billOf(booking, settings.pay_url)
  const { business_name, business_postal_address, street, city, state, postal_code } = settings
  const place = [street, city, `${state} ${postal_code}`].filter(Boolean).join(', ')
  return {
    number,
    customer: payerOf(booking),
    businessName: business_name,
    postalAddress: business_postal_address || place,
    licenseNumber: settings.license_number || undefined,
    paid: received.map((one) => ({ method: one.method, at: one.at, amount: toDollars(receivedIn([one])) })),
    tip: toDollars(tip),
    left: left === undefined ? undefined : toDollars(left),
    pay,
  }
}
