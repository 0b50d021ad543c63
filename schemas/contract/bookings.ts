import * as z from 'zod'
import { BookedPerson } from '#schemas/contract/booked-person.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { LinkToken } from '#schemas/contract/link-token.ts'
import { listed, NotificationState } from '#schemas/contract/notifications.ts'
import { Payment, PaymentRequest } from '#schemas/contract/payments.ts'
import { isPeriod, listQuery, NO_MONTHS } from '#schemas/contract/queries.ts'
import {
  AddressNote,
  ChosenLanguage,
  Id,
  Instant,
  JobMinutes,
  lead,
  PacificDate,
  SpamTrap,
  Success,
  VisitorLanguage,
} from '#schemas/contract/records.ts'
import {
  OptionalEmail,
  optionalLine,
  optionalMultiline,
  removable,
  rulesOf,
} from '#schemas/contract/texts.ts'
import { Told } from '#schemas/contract/told.ts'
import { ARRIVAL_TIMES } from '#schemas/facts/arrival-windows.ts'
import { MOVE_REASONS } from '#schemas/facts/day-moves.ts'
import { BOOKING_FORM } from '#schemas/facts/forms.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { OWNER_MESSAGES } from '#schemas/facts/owner-messages.ts'
import { RHYTHMS, SERVICE_TYPES } from '#schemas/facts/service-types.ts'
import { BOOKING_STATUSES, SPAM } from '#schemas/facts/statuses.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)
export const ArrivalTime = z.enum(ARRIVAL_TIMES, 'serviceTime')
const ServiceType = z.enum(SERVICE_TYPES)
export const Rhythm = z.literal(RHYTHMS)

const visit = {
  ...rulesOf(BOOKING_FORM),
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

export const CreateBookingRequest = z
  .strictObject({
    ...visit,
    /** What is absent is taken from the quote of `quoteToken`, if it is the link in its customer's own mail. */
    ...BookedPerson.partial().shape,
    /** Of the quote's link, in place of `quoteId`. */
    quoteToken: LinkToken.optional(),
    /** The customer would take an earlier day. */
    isFlexible: z.boolean().optional(),
    ...SpamTrap.shape,
  })
  .superRefine((request, context) => {
    if (request.quoteToken !== undefined) return
    for (const { path, message } of BookedPerson.safeParse(request).error?.issues ?? [])
      if (request[path[0] as keyof BookedPerson] === undefined)
        context.addIssue({ code: 'custom', path, message })
  })
export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>
export type CompleteBookingRequest = CreateBookingRequest & BookedPerson

/** Whole dollars. */
const Dollars = z
  .int(OWNER_MESSAGES.bookedPrice)
  .min(0, OWNER_MESSAGES.bookedPrice)
  .max(LIMITS.totalPrice, OWNER_MESSAGES.bookedPrice)

/** Of one crew. */
const Hours = z
  .int(OWNER_MESSAGES.visitHours)
  .min(1, OWNER_MESSAGES.visitHours)
  .max(LIMITS.visitHours, OWNER_MESSAGES.visitHours)

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
  /** What it takes of its arrival window and of each one after it, or took before it was cancelled (functions/availability/places.ts). */
  places: z.array(z.int().min(1)).default([1]),
  status: BookingStatus,
  adminNotes: optionalMultiline(LIMITS.notes),
  /** Counts changes that its customer or a calendar must learn of: SEQUENCE of the calendar entry (RFC 5545), and the number of its mails. */
  calendarSequence: z.int().min(0).default(0),
  /** `calendarSequence` of the last claimed window. */
  slotSequence: z.int().min(0).default(0),
  /** Raised to invalidate earlier links. */
  linkGeneration: z.int().min(0).default(0),
  /** How often the customer has moved it. */
  moves: z.int().min(0).default(0),
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

export const BookingReceipt = z.object({
  id: Id,
  serviceDate: z.string(),
  serviceTime: z.string(),
  totalPrice: z.number().int().min(0).optional(),
  /** Token of the customer's link to the visit, and path of its calendar file. */
  link: z.string(),
  calendar: z.string(),
  /** False if receipts are off, or used up for today. */
  isMailed: z.boolean(),
})
export type BookingReceipt = z.infer<typeof BookingReceipt>

/** With the states of its mails: the customer's last one, and those that are planned for the customer or were. */
export const BookingRow = Booking.extend({
  ...listed,
  customerMail: NotificationState.optional(),
  plannedMails: z.array(NotificationState).optional(),
  /** Absent for spam. */
  told: Told.optional(),
  addressNotes: z.array(AddressNote).optional(),
})
export type BookingRow = z.infer<typeof BookingRow>

/** With `from` and `to`, at most 62 days apart, lists all visits of those days for the calendar. */
export const ListBookingsQuery = listQuery(z.enum([...BOOKING_STATUSES, SPAM]))
  .extend({ from: PacificDate.optional(), to: PacificDate.optional() })
  .refine(({ from, to }) => (!from && !to) || isPeriod(62, from, to), NO_MONTHS)
  .refine(({ from, sort, q, status }) => from === undefined || !(sort || q || status), {
    path: ['from'],
    message: 'Days are listed as they are: from and to go with limit and cursor alone',
  })

/** Any date in these years, including past ones. */
const OwnerDate = PacificDate.refine((date) => {
  const year = Number(date.slice(0, 4))
  return year >= LIMITS.firstYear && year <= new Date().getUTCFullYear() + LIMITS.yearsAhead
}, 'Choose a date from 2020 to five years ahead')

const ownerVisit = {
  ...visit,
  email: OptionalEmail,
  serviceDate: OwnerDate,
  /** null removes the price. */
  totalPrice: removable(Dollars),
  /** null: just this once. */
  everyMonths: removable(Rhythm),
  /** null: as its quote says, or unchanged. */
  hours: removable(Hours),
  adminNotes: optionalMultiline(LIMITS.notes),
  language: ChosenLanguage,
  /** True confirms an unusual visit after a 409 with warnings. */
  anyway: z.boolean().optional(),
  /** Whether the customer gets a mail about it. */
  tellCustomer: z.boolean().optional(),
}

/** A booking entered by the owner: any day and window, and optionally a status. */
export const AddBookingRequest = z.strictObject({
  ...ownerVisit,
  status: BookingStatus.default('pending'),
  /** It repeats an earlier visit, so it may be beyond the days that visitors can book. */
  isRepeat: z.boolean().optional(),
})
export type AddBookingRequest = z.infer<typeof AddBookingRequest>

/** Notes of the owner at the door. */
const visitNotes = {
  arrivedAt: removable(Instant),
  doneAt: removable(Instant),
  nobodyHomeAt: removable(Instant),
  payment: PaymentRequest,
}

/** Changes the fields that are sent; a blank optional field is removed. The quote stays. */
export const UpdateBookingRequest = z
  .strictObject({
    ...ownerVisit,
    ...visitNotes,
    serviceType: ServiceType,
    status: BookingStatus,
    /** Ids of payments that are taken back, for instance because another one corrects them. */
    takeBack: z.array(Id).max(LIMITS.payments),
    /** Ids of payments that were taken back by what is undone: they are noted anew. */
    giveBack: z.array(Id).max(LIMITS.payments),
    /** null: the visit stays on the day that was called off. */
    calledOff: z.null().transform(() => undefined),
    updatedAt: Instant,
  })
  .omit({ quoteId: true })
  .partial()
export type UpdateBookingRequest = z.infer<typeof UpdateBookingRequest>

export const createBooking = endpoint(publicRoutes.createBooking, {
  body: CreateBookingRequest,
  answer: BookingReceipt,
})
export const listBookings = endpoint(adminRoutes.listBookings, {
  query: ListBookingsQuery,
  answer: z.array(BookingRow),
})
export const addBooking = endpoint(adminRoutes.addBooking, { body: AddBookingRequest, answer: Booking })
export const updateBooking = endpoint(adminRoutes.updateBooking, {
  body: UpdateBookingRequest,
  answer: Booking,
})
export const deleteBooking = endpoint(adminRoutes.deleteBooking, { answer: Success })
