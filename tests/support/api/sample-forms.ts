/** Visitors' requests, numbered, so that no two are from the same person. */
import { openDays } from '#functions/availability/availability.ts'
import type { CompleteBookingRequest } from '#schemas/contract/bookings.ts'
import type { CreateCommercialContactRequest, CreateContactRequest } from '#schemas/contract/contacts.ts'
import type { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, weekdayOf } from '#schemas/facts/pacific-time.ts'
import {
  commercialRequest,
  contactRequest,
  quoteRequest,
  visitor,
  type Window,
} from '#tests/support/api/requests.ts'

let forms = 0

/** A number that no other form of this process has. */
export function nextNumber(): number {
  forms += 1
  return forms
}

const person = (n: number) => ({ name: `Visitor ${n}`, email: `visitor-${n}@example.com` })

/** Body of POST /api/quotes from visitor `n`. */
export function quoteForm(n = nextNumber()): CreateQuoteRequest {
  return quoteRequest({
    windowTypes: ['standard', 'french_doors'],
    interiorCleaning: ['detailed_interior'],
    hardWaterStains: n % (LIMITS.hardWaterWindows + 1),
    customerInfo: { ...person(n), address: `${n} North Irwin Street, Hanford, CA 93230` },
  })
}

/** Body of POST /api/contacts. */
export const contactForm = (): CreateContactRequest => contactRequest(person(nextNumber()))

/** Body of POST /api/commercial-contacts. */
export function commercialForm(n = nextNumber()): CreateCommercialContactRequest {
  const { name, email } = person(n)
  return commercialRequest({ businessName: `Business ${n}`, contactName: name, email })
}

/** Body of POST /api/bookings. @param window by default one of its own, while there are any */
export function bookingForm(n = nextNumber(), window = windowOf(n)): CompleteBookingRequest {
  const phone = `559${String(n).padStart(7, '0')}`
  return { ...visitor(), lastName: String(n), email: person(n).email, phone, ...window }
}

const windows = findWindows(new Date())

/** The `n`th arrival window that can be booked from tomorrow on; after the last one the first again. */
function windowOf(n: number): Window {
  const window = windows[n % windows.length]
  if (!window) throw new Error('No arrival window is open')
  return window
}

/** The dates of the first and last of these windows. */
export function windowRange(): { from: string; to: string } {
  return { from: windowOf(0).serviceDate, to: windowOf(windows.length - 1).serviceDate }
}

/** A Sunday after them, which no visitor misses when it is blocked. */
export function closedDay(): string {
  const { to } = windowRange()
  return addDays(to, 7 - weekdayOf(to))
}

function findWindows(now: Date): Window[] {
  const from = now.toISOString().slice(0, 10)
  const days = openDays({
    now,
    leadDays: 1,
    blockedDays: blockedDays(''),
    from,
    to: addDays(from, LIMITS.bookingDays),
    capacity: 1,
    claimed: new Map(),
    hours: 1,
  })
  return days.flatMap(({ date, times }) => times.map((time) => ({ serviceDate: date, serviceTime: time })))
}
