/** The residential quote, saved in the browser under `currentQuote`; once booked, for this tab alone. */

import { pacificToday } from '#frontend/lib/days.ts'
import { createStoredValue } from '#frontend/lib/stored-value.ts'
import type { PersonField } from '#schemas/contract/booking-record.ts'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'
import type { CustomerInfo } from '#schemas/contract/quotes.ts'
import { ARRIVAL_TIMES, isCalendarDate, type VisitWindow } from '#schemas/facts/pacific-time.ts'

/** Of the customer's own visit. `email` is absent where the quote has it. */
export type BookedLinks = Pick<BookingReceipt, 'link' | 'calendar' | 'isMailed'> & { email?: string }

export type SavedQuote = {
  /** The server's id, or its start for the quote of a link; absent until the quote is stored. */
  id?: string
  /** Of the link that led to it: it is kept for the tab alone. */
  token?: string
  /** Whole dollars. */
  totalPrice: number
  /** The last day of its price. Absent in a quote that came by a link, whose page says it, or was stored by an older version. */
  validUntil?: string
  /** How long one crew is at it; absent: unknown. */
  minutes?: number | undefined
  /** The breakdown as texts, for instance `Small home: $179`. */
  lines: string[]
  customerInfo?: CustomerInfo
  /** Slug of the city that was known then. */
  city?: string | undefined
  /** Total that the page had shown, when the server's differs. */
  shownPrice?: number
  /** What the business knows of its customer, so that a booking by this token need not say it. */
  known?: PersonField[]
  /** The visit that was booked with it; a page from before this version kept no links. */
  booking?: VisitWindow & Partial<BookedLinks>
}

const isText = (value: unknown) => typeof value === 'string'
const isPrice = (value: unknown) => Number.isFinite(value) && Number(value) >= 0
function isVisit(booking: Partial<VisitWindow & BookedLinks>): boolean {
  const { serviceDate, serviceTime, link = '', calendar = '', email = '' } = booking
  return (
    [link, calendar, email, serviceDate].every(isText) &&
    isCalendarDate(String(serviceDate)) &&
    (ARRIVAL_TIMES as readonly unknown[]).includes(serviceTime)
  )
}

/** Whether all of it can be shown, and its price or, once it is booked, its visit is not over. */
function isSavedQuote(value: unknown): value is SavedQuote {
  const today = pacificToday()
  const quote = Object(value)
  const { id = '', city = '', lines, known = [], customerInfo = {}, booking, validUntil = today } = quote
  const { totalPrice, minutes = 0, shownPrice = 0 } = quote
  return (
    [totalPrice, minutes, shownPrice].every(isPrice) &&
    [lines, known].every(Array.isArray) &&
    [id, city, validUntil, ...lines, ...known, ...Object.values(customerInfo)].every(isText) &&
    (booking === undefined || isVisit(booking)) &&
    today <= (booking?.serviceDate ?? validUntil)
  )
}

/** One that does not parse, or is over, is removed; none in prerendered markup. */
export const savedQuote = createStoredValue('currentQuote', (value) =>
  isSavedQuote(value) ? value : undefined,
)

export function saveQuote(quote: SavedQuote): void {
  savedQuote.set(quote, quote.booking || quote.token ? 'sessionStorage' : 'localStorage')
}
