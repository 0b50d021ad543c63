/** What visitors send, numbered: no two of them are the same person. */
import { openDays } from '#functions/domain/availability.ts'
import type { ArrivalTime } from '#schemas/arrival-windows.ts'
import type { CreateBookingRequest } from '#schemas/booking.ts'
import { addDays } from '#schemas/calendar-date.ts'
import type { CreateCommercialContactRequest } from '#schemas/commercial-quote.ts'
import type { CreateContactRequest } from '#schemas/contact.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { CreateQuoteRequest } from '#schemas/quote.ts'

type Visit = { serviceDate: string; serviceTime: ArrivalTime }

const PHONE = '(559) 555-0143'
const address = (n: number) => `${n} North Irwin Street, Hanford, CA 93230`
const email = (n: number) => `visitor-${n}@example.com`

/** Body of POST /api/quotes from visitor `n`. */
export function quoteForm(n: number): CreateQuoteRequest {
  return {
    houseSize: 'medium',
    stories: 'two_story',
    windowTypes: ['standard', 'french_doors'],
    interiorCleaning: ['detailed_interior'],
    extras: [],
    hardWaterStains: n % (LIMITS.hardWaterWindows + 1),
    customerInfo: { name: `Visitor ${n}`, email: email(n), phone: PHONE, address: address(n) },
  }
}

/** Body of POST /api/contacts. */
export function contactForm(n: number): CreateContactRequest {
  return {
    name: `Visitor ${n}`,
    email: email(n),
    phone: PHONE,
    message: 'Do you also clean the screens and tracks, and how long does a visit take for two stories?',
  }
}

/** Body of POST /api/commercial-contacts. */
export function commercialForm(n: number): CreateCommercialContactRequest {
  return {
    businessName: `Business ${n}`,
    contactName: `Visitor ${n}`,
    email: email(n),
    phone: PHONE,
    address: address(n),
    message: 'Before nine in the morning, please.',
    quoteData: {
      largeWindows: 1 + (n % 20),
      smallWindows: 12,
      smallWindowsTiny: 2,
      floorToFloorWindows: 4,
      frenchWindows: 0,
      buildingType: 'restaurant',
      stories: '2_plus',
      frequency: 'monthly',
      isConstructionCleaning: false,
      isOutsideOnly: n % 2 === 0,
    },
  }
}

/** Body of POST /api/bookings. @param visit by default an arrival window of its own, while there are any */
export function bookingForm(n: number, visit: Visit = visitOf(n)): CreateBookingRequest {
  return {
    firstName: 'Visitor',
    lastName: String(n),
    email: email(n),
    phone: PHONE,
    address: address(n),
    serviceType: 'residential',
    ...visit,
  }
}

const visits = findVisits(new Date())

/** The `n`th arrival window that can be booked from tomorrow on; behind the last it begins again with the first. */
function visitOf(n: number): Visit {
  const visit = visits[n % visits.length]
  if (!visit) throw new Error('No arrival window is open')
  return visit
}

/** The dates of the first and last of these windows. */
export function visitRange(): { from: string; to: string } {
  return { from: visitOf(0).serviceDate, to: visitOf(visits.length - 1).serviceDate }
}

function findVisits(now: Date): Visit[] {
  const from = now.toISOString().slice(0, 10)
  const days = openDays({
    now,
    leadDays: 1,
    blockedDays: new Set(),
    from,
    to: addDays(from, LIMITS.bookingDays),
    capacity: 1,
    claimed: new Map(),
  })
  return days.flatMap(({ date, times }) => times.map((time) => ({ serviceDate: date, serviceTime: time })))
}
