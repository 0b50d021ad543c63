import { changeUntil, isAhead, isOver, movesLeft } from '#functions/bookings/visit-rules.ts'
import { calendarPath } from '#functions/links/signed-link.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

/** A booking as the link of its customer shows it. */
export function visitOf(
  booking: Booking,
  quote: Quote | undefined,
  { settings, now }: { settings: Record<SettingKey, string>; now: Date },
): Visit {
  const {
    status,
    serviceDate,
    serviceTime,
    firstName,
    serviceType,
    totalPrice,
    city,
    hours,
    minutes,
    isFlexible,
    everyMonths,
    updatedAt,
  } = booking
  const until = changeUntil(booking, settings)
  const canChange = isAhead(booking, now) && now < until
  return {
    status,
    isOver: isOver(booking, now),
    serviceDate,
    serviceTime,
    firstName,
    town: placeOfVisit(booking)?.name,
    serviceType,
    totalPrice,
    lines: quote && quote.totalPrice === totalPrice ? quote.lines : undefined,
    changeUntil: until.toISOString(),
    movesLeft: canChange ? movesLeft(booking, settings, now) : 0,
    canCancel: canChange,
    isFlexible,
    everyMonths,
    city: placeOfVisit({ city, address: booking.address })?.slug,
    hours,
    minutes,
    calendar: calendarPath(booking),
    ...(isAskedForDay(booking) && { isAsked: true }),
    updatedAt,
  }
}
