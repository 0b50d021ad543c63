/** A record of each kind, with all of its fields; each has a value that no other has. */
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { CommercialQuoteRow, ContactRow } from '#schemas/contract/contacts.ts'
import type { QuoteRow } from '#schemas/contract/quotes.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import { type Fields, leavesOf } from '#schemas/fields/field.ts'

export const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
export const mail = (minute: string) => ({
  id: `mail-${minute}`,
  status: 'sent' as const,
  attempts: 1,
  updatedAt: `2059-03-03T17:${minute}:00.000Z`,
  sentAt: `2059-03-03T17:${minute}:00.000Z`,
})

const WHO = { email: 'q.z@example.com', phone: '(559) 555-0777', address: '12 Uncommon Way' }
const TIMES = { createdAt: '2059-03-02T17:05:00.000Z', updatedAt: '2059-03-02T17:06:00.000Z' }

/** Names of the fields that the owner may type. */
type Typed<F extends Fields> = keyof {
  [Name in keyof F as F[Name] extends { edit: object; as?: 'lines' | 'typed' } ? Name : never]: Name
}

/** A value of its own for each of them, which is shown as it is. */
function typedIn<F extends Fields>(fields: F) {
  const typed = leavesOf(
    fields,
    ({ edit, as = 'typed' }) => edit !== undefined && ['lines', 'typed'].includes(as),
  )
  return Object.fromEntries(typed.map(({ name }) => [name, `Kept ${name}`])) as Record<Typed<F>, string>
}

export const TYPED_BOOKING = typedIn(BOOKING_FIELDS)
export const BOOKING = {
  ...TYPED_BOOKING,
  ...WHO,
  ...{
    id: uuid(1),
    serviceDate: '2059-05-06',
    serviceTime: '10:00',
    quoteId: uuid(2),
    serviceType: 'office',
  },
  ...{ city: 'lemoore', totalPrice: 351, quotedPrice: 352, hours: 6, minutes: 315, places: [2, 2, 2] },
  ...{ status: 'confirmed', language: 'es', isSpam: false, movedBy: 'customer', moves: 7, isFlexible: true },
  ...{ calendarSequence: 4, slotSequence: 3, linkGeneration: 2, everyMonths: 3 },
  calledOff: {
    ...{ date: '2059-05-02', reason: 'dust', action: 'ask', sequence: 9 },
    until: '2059-05-03T17:01:00.000Z',
  },
  arrivedAt: '2059-05-06T17:02:00.000Z',
  doneAt: '2059-05-06T19:04:00.000Z',
  nobodyHomeAt: '2059-05-06T17:03:00.000Z',
  payments: [
    {
      ...{ id: uuid(4), amount: '353.50', tip: '25.00', method: 'check', note: 'Number 1187' },
      ...{ at: '2059-05-06T17:04:00.000Z', by: 'maria' },
    },
  ],
  ...TIMES,
  notification: mail('11'),
  customerMail: mail('12'),
  plannedMails: [mail('13')],
  told: {
    ...{ state: 'confirmed', serviceDate: '2059-05-09', serviceTime: '12:00', by: 'owner' },
    at: '2059-03-03T17:14:00.000Z',
  },
  customer: uuid(3),
  addressNotes: [{ address: '12 Uncommon Way', text: 'Dog', updatedAt: '2059-03-03T17:15:00.000Z' }],
} satisfies Required<BookingRow>

export const TYPED_CONTACT = typedIn(CONTACT_FIELDS)
export const CONTACT = {
  ...TYPED_CONTACT,
  ...WHO,
  ...{ id: uuid(1), status: 'resolved', source: 'commercial', businessName: 'Uncommon Bakery' },
  ...{ commercialQuoteId: uuid(2), language: 'es', isSpam: false },
  ...TIMES,
  notification: mail('11'),
  customer: uuid(4),
} satisfies Required<ContactRow>

export const TYPED_COMMERCIAL_QUOTE = typedIn(COMMERCIAL_QUOTE_FIELDS)
export const COMMERCIAL_QUOTE = {
  ...TYPED_COMMERCIAL_QUOTE,
  id: uuid(1),
  ...WHO,
  ...{ largeWindows: 71, smallWindows: 72, smallWindowsTiny: 73, floorToFloorWindows: 74, frenchWindows: 75 },
  ...{ buildingType: 'car_dealer', stories: '2_plus', frequency: 'twice_year' },
  ...{ isConstructionCleaning: true, isOutsideOnly: true },
  specialRequirements: 'Said by the business',
  ...{ basePrice: 8411, totalPrice: 8412 },
  ...{ contactId: uuid(2), contactStatus: 'new', language: 'es', isSpam: false },
  ...TIMES,
  notification: mail('11'),
  customer: uuid(4),
} satisfies Required<CommercialQuoteRow>

export const QUOTE = {
  ...{ id: uuid(1), houseSize: 'large', stories: '2_story' },
  windowTypes: ['french_doors', 'sliding_doors'],
  interiorCleaning: ['basic_interior'],
  extras: ['pressure_washing', 'kept_extra'],
  ...{ hardWaterStains: 23, basePrice: 411, totalPrice: 412, minutes: 240 },
  lines: [
    { label: 'The house', amount: '444.00' },
    { label: 'Our discount', amount: '-32.00' },
  ],
  customerInfo: { ...WHO, name: 'Quilla Zambrano', message: 'Said by the customer' },
  ...{ city: 'lemoore', language: 'es', isSpam: false, validUntil: '2059-05-06', linkGeneration: 2 },
  seenAt: '2059-03-03T17:01:00.000Z',
  contactedAt: '2059-03-03T17:02:00.000Z',
  bookingId: uuid(2),
  earlierBookings: [uuid(5)],
  linksEndedAt: '2059-03-03T17:05:00.000Z',
  declined: { at: '2059-03-03T17:03:00.000Z', reason: 'other-company' },
  adjusted: { from: 454, by: 'kept-admin', reason: 'A kept reason', at: '2059-03-03T17:04:00.000Z' },
  renewedAs: uuid(3),
  ...{ sendings: 9, toldPrice: 455 },
  ...TIMES,
  state: 'declined',
  booking: { id: uuid(2), serviceDate: '2059-05-09', serviceTime: '12:00', status: 'completed' },
  sentAgain: mail('11'),
  followUpMails: [mail('12')],
  notification: mail('13'),
  customer: uuid(4),
} satisfies Required<QuoteRow>
