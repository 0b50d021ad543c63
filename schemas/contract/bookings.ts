/** Requests and answers about bookings. */
import * as z from 'zod'
import {
  BookedPerson,
  Booking,
  BookingStatus,
  Dollars,
  Hours,
  PaymentRequest,
  Rhythm,
  ServiceType,
  Told,
  visit,
} from '#schemas/contract/booking-record.ts'
import { endpoint, isPeriod, listQuery, NO_MONTHS } from '#schemas/contract/endpoint.ts'
import { listed, NotificationState } from '#schemas/contract/notifications.ts'
import {
  AddressNote,
  ChosenLanguage,
  Id,
  Instant,
  linkToken,
  PacificDate,
  SpamTrap,
  Success,
} from '#schemas/contract/records.ts'
import { OptionalEmail, optionalMultiline, removable } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { BOOKING_STATUSES, SPAM } from '#schemas/facts/statuses.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

export const CreateBookingRequest = z
  .strictObject({
    ...visit,
    /** What is absent is taken from the quote of `quoteToken`, if it is the link in its customer's own mail. */
    ...BookedPerson.partial().shape,
    /** Of the quote's link, in place of `quoteId`. */
    quoteToken: linkToken().optional(),
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
    /** Undoes a cancellation: ids of the payments that count again, of a visit that was done. */
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
