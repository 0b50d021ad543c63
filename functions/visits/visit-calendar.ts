/** Calendar files (RFC 5545). */

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { format } from '#frontend/lib/format.ts'
import { windowOf, workOf } from '#functions/bookings/visit-rules.ts'
import { wordsOf } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { jobLength } from '#schemas/facts/jobs.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { type Statement, statementOf } from '#schemas/facts/visit-change.ts'
import { townNameOf } from '#schemas/facts/visit-place.ts'

const STATUS: Record<Statement['state'], ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  // Nobody comes on this day, and the visit has no other one yet.
  asked: ICalEventStatus.CANCELLED,
}

type Event = { booking: Booking; start: Date; end: Date; summary: string; description: string }

/** @param origin of the site; its host makes the ids of the events unique */
function calendarFile(name: string, origin: string, events: Event[]): string {
  const { host } = new URL(origin)
  return ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'visits' },
    events: events.map(({ booking, ...event }) => ({
      id: `${booking.id}@${host}`,
      sequence: booking.calendarSequence,
      stamp: new Date(booking.updatedAt),
      status: STATUS[statementOf(booking).state],
      ...event,
    })),
  }).toString()
}

/** The arrival window of a visit, for its customer. Names no address and no link: calendars are shared. */
export function customerCalendar(
  booking: Booking,
  { businessName, phone, origin }: { businessName: string; phone: string; origin: string },
): string {
  const { visits, services, jobLength: lengths } = wordsOf(booking.language)
  const { calendar } = visits
  const service = services[booking.serviceType]
  const summary = format(calendar.summary, { service, business: businessName })
  const arrival = format(calendar.description, { phone })
  const { minutes } = booking
  const description =
    minutes === undefined
      ? arrival
      : format(calendar.length, { length: jobLength(minutes, lengths), description: arrival })
  return calendarFile(businessName, origin, [{ booking, ...windowOf(booking), summary, description }])
}

const searchAddress = (origin: string, id: string) => `${origin}/admin/bookings?q=${id}`

/** All visits for the owner's own calendar, as long as they are; addresses and numbers stay behind the sign-in. */
export function ownerCalendar(bookings: Booking[], businessName: string, origin: string): string {
  return calendarFile(
    businessName,
    origin,
    bookings.map((booking) => ({
      booking,
      ...workOf(booking),
      summary: [nameOf(booking), townNameOf(booking), wordsOf().services[booking.serviceType]]
        .filter(Boolean)
        .join(', '),
      description: searchAddress(origin, booking.id),
    })),
  )
}
