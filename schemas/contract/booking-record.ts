/** The stored booking: date, window, place and person of a visit, its payments, and what its customer was told. */
import * as z from 'zod'
import {
  Count,
  decimalMoney,
  Id,
  Instant,
  JobMinutes,
  lead,
  PacificDate,
  StoredDecimal,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import {
  OptionalEmail,
  OWNER_MESSAGES,
  optionalLine,
  optionalMultiline,
  rulesOf,
  whole,
} from '#schemas/contract/texts.ts'
import { BOOKING_FORM } from '#schemas/facts/forms.ts'
import { RHYTHMS, SERVICE_TYPES } from '#schemas/facts/jobs.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/pacific-time.ts'
import { PAYMENT_METHODS, toCents } from '#schemas/facts/payments.ts'
import { ACTORS, BOOKING_STATUSES, MOVE_REASONS, TOLD_STATES } from '#schemas/facts/statuses.ts'
import { splitName } from '#schemas/facts/typed-text.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)
export const ArrivalTime = z.enum(ARRIVAL_TIMES, 'serviceTime')
export const ServiceType = z.enum(SERVICE_TYPES)
export const Rhythm = z.literal(RHYTHMS)

const asked = rulesOf(BOOKING_FORM)

export const visit = {
  ...asked,
  /** Of a visit to a business. */
  businessName: optionalLine(BOOKING_FORM.businessName.max),
  /** Pacific wall-clock date, never converted between time zones. */
  serviceDate: PacificDate,
  /** Start of the arrival window, Pacific wall-clock time. */
  serviceTime: ArrivalTime,
  quoteId: Id.optional(),
  serviceType: ServiceType.default('residential'),
  /** A place's slug; its lead time decides the first bookable day. */
  city: optionalLine(LIMITS.city),
  /** How often the customer would like a visit; absent: just this once. Nothing is booked by it. */
  everyMonths: Rhythm.optional(),
  language: VisitorLanguage,
}

export const BookedPerson = z
  .object(asked)
  .pick({ firstName: true, lastName: true, email: true, phone: true, address: true })
export type BookedPerson = z.infer<typeof BookedPerson>
export const PersonField = BookedPerson.keyof()
export type PersonField = z.infer<typeof PersonField>

export type Asker = { name: string; email: string; phone?: string | undefined; address?: string | undefined }

/** What the customer of a quote need not type again. A name of one word is asked for. */
export function personOf({ name, ...reached }: Asker): Partial<BookedPerson> {
  const names = splitName(name)
  const found = { ...(names.lastName && names), ...reached }
  return Object.fromEntries(
    PersonField.options.flatMap((field) => {
      const { success, data } = BookedPerson.shape[field].safeParse(found[field])
      return success ? [[field, data]] : []
    }),
  )
}

/** Payment noted by the owner. Dollars, as decimals. */
export const PaymentRequest = z
  .strictObject({
    /** Chosen by a device that may correct the payment before it is sent; otherwise the server chooses. */
    id: Id.optional(),
    amount: decimalMoney(OWNER_MESSAGES.amount),
    tip: decimalMoney(OWNER_MESSAGES.amount).optional(),
    method: z.enum(PAYMENT_METHODS, OWNER_MESSAGES.paidHow),
    note: optionalLine(LIMITS.paymentNote),
    /** When it was noted, if it could not be sent then; ignored if that is in the future or too long ago. */
    at: Instant.optional(),
  })
  .refine(({ method, tip }) => method !== 'unpaid' || toCents(tip) === 0, {
    path: ['tip'],
    message: OWNER_MESSAGES.unpaidTip,
  })

/** As it is stored: never changed, only taken back. */
export const Payment = z.object({
  id: Id,
  amount: StoredDecimal,
  tip: StoredDecimal.optional(),
  method: z.enum(PAYMENT_METHODS),
  note: z.string().optional(),
  at: Instant,
  /** Username of the admin who noted it. */
  by: z.string().optional(),
  takenBack: z.object({ at: Instant, by: z.string().optional() }).optional(),
})
export type Payment = z.infer<typeof Payment>

/** What the customer was last told about the visit. */
export const Told = z.object({
  state: z.enum(TOLD_STATES),
  serviceDate: PacificDate,
  serviceTime: z.string(),
  totalPrice: z.int().min(0).optional(),
  at: Instant,
  /** Id of the mail, or how else: the booking page said so, or the owner who entered what the customer agreed to. */
  by: z.string(),
  /** The mail came back. */
  isBounced: z.boolean().optional(),
  /** A later mail, whose answer SES lost, may have said something else. */
  isInDoubt: z.boolean().optional(),
})
export type Told = z.infer<typeof Told>

export const Dollars = whole(0, LIMITS.totalPrice, OWNER_MESSAGES.bookedPrice)

/** Of one crew. */
export const Hours = whole(1, LIMITS.visitHours, OWNER_MESSAGES.visitHours)

/** The owner called off its day. */
const CalledOff = z.object({
  date: PacificDate,
  reason: z.enum(MOVE_REASONS),
  /** Whether the owner moved it, or asked its customer for another day. */
  action: z.enum(['move', 'ask']),
  /** `calendarSequence` after that. */
  sequence: z.int().min(0),
  /** Until then its customer may change it without cut-off. */
  until: Instant,
})

/** A booking as it is stored. */
export const Booking = z.object({
  ...lead,
  ...visit,
  /** May be absent for a customer who phoned. */
  email: OptionalEmail,
  /** The agreed price: the quote's, unless the owner changed it. */
  totalPrice: Dollars.optional(),
  /** The quote's price. */
  quotedPrice: Dollars.optional(),
  hours: Hours.default(1),
  /** Of its quote, until the owner changes its hours. */
  minutes: JobMinutes,
  /** What it takes of its arrival window and of each one after it, or took before it was cancelled (functions/availability/availability.ts). */
  places: z.array(z.int().min(1)).default([1]),
  status: BookingStatus,
  adminNotes: optionalMultiline(LIMITS.notes),
  /** Counts changes that its customer or a calendar must learn of: SEQUENCE of the calendar entry (RFC 5545), and the number of its mails. */
  calendarSequence: Count,
  /** `calendarSequence` of the last claimed window. */
  slotSequence: Count,
  /** Raised to invalidate earlier links. */
  linkGeneration: Count,
  /** How often the customer has moved it. */
  moves: Count,
  /** Who moved it last. */
  movedBy: z.enum(ACTORS).optional(),
  /** The customer would take an earlier day. */
  isFlexible: z.boolean().default(false),
  calledOff: CalledOff.optional(),
  arrivedAt: Instant.optional(),
  /** When the owner noted at the door that it is done. */
  doneAt: Instant.optional(),
  /** When nobody opened. */
  nobodyHomeAt: Instant.optional(),
  payments: z.array(Payment).max(LIMITS.payments).default([]),
})
export type Booking = z.infer<typeof Booking>
