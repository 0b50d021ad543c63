import * as z from 'zod'
import { ARRIVAL_TIMES } from '#schemas/arrival-windows.ts'
import {
  Email,
  Id,
  Instant,
  line,
  listQuery,
  optionalLine,
  optionalMultiline,
  PacificDate,
  Phone,
} from '#schemas/fields.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'
import { NotificationState } from '#schemas/notification.ts'
import { SpamTrap } from '#schemas/spam-trap.ts'
import { BOOKING_STATUSES, SPAM } from '#schemas/statuses.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)
export const ArrivalTime = z.enum(ARRIVAL_TIMES, MESSAGES.serviceTime)
const SERVICE_TYPES = ['residential', 'commercial', 'consultation', 'office', 'house'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

const visit = {
  firstName: line(LIMITS.name, MESSAGES.firstName),
  lastName: line(LIMITS.name, MESSAGES.lastName),
  email: Email,
  phone: Phone,
  address: line(LIMITS.address, MESSAGES.serviceAddress),
  /** Pacific wall-clock date, never converted by a zone (decision 12). */
  serviceDate: PacificDate,
  /** The arrival window's start, Pacific wall-clock. */
  serviceTime: ArrivalTime,
  notes: optionalMultiline(LIMITS.notes),
  quoteId: Id.optional(),
  serviceType: z.enum(SERVICE_TYPES).default('residential'),
  businessName: optionalLine(LIMITS.name),
  /** A place's slug; its lead time decides the first bookable day. */
  city: optionalLine(LIMITS.city),
}

export const CreateBookingRequest = z.strictObject({ ...visit, ...SpamTrap.shape })
export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>

/** bookings of spec §3, with the type of service, business name and city of decision 11. */
export const Booking = z.object({
  id: Id,
  ...visit,
  /** Whole dollars of the quote, when there is one. */
  totalPrice: z.number().int().min(0).optional(),
  status: BookingStatus,
  adminNotes: optionalMultiline(LIMITS.notes),
  isSpam: z.boolean().default(false),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Booking = z.infer<typeof Booking>

export const BookingReceipt = z.object({
  id: Id,
  serviceDate: z.string(),
  serviceTime: z.string(),
  totalPrice: z.number().int().min(0).optional(),
})
export type BookingReceipt = z.infer<typeof BookingReceipt>

export const BookingRow = Booking.extend({ notification: NotificationState.optional() })
export type BookingRow = z.infer<typeof BookingRow>

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** `from` and `to`, at most 62 days apart, list all visits of those days instead, for the calendar. */
export const ListBookingsQuery = listQuery(z.enum([...BOOKING_STATUSES, SPAM]))
  .extend({ from: PacificDate.optional(), to: PacificDate.optional() })
  .refine(({ from, to }) => !from === !to && (!from || !to || (from <= to && daysBetween(from, to) <= 62)), {
    path: ['to'],
    message: 'Give both dates, at most 62 days apart',
  })
  .refine(({ from, sort, q, status }) => from === undefined || !(sort || q || status), {
    path: ['from'],
    message: 'Days are listed as they are: from and to go with limit and cursor alone',
  })

/** The owner books by hand: same rules for windows, and the status may be given. */
export const AddBookingRequest = z.strictObject({
  ...visit,
  status: BookingStatus.default('pending'),
  adminNotes: optionalMultiline(LIMITS.notes),
})
export type AddBookingRequest = z.infer<typeof AddBookingRequest>

export const UpdateBookingRequest = z
  .strictObject({
    status: BookingStatus,
    adminNotes: optionalMultiline(LIMITS.notes),
    serviceDate: PacificDate,
    serviceTime: ArrivalTime,
    updatedAt: Instant,
  })
  .partial()
export type UpdateBookingRequest = z.infer<typeof UpdateBookingRequest>

export const AvailabilityQuery = z.strictObject({
  from: PacificDate,
  to: PacificDate,
  city: z.string().max(LIMITS.city).optional(),
})

/** Only days and windows that can be booked; a day that is closed, blocked or full is left out. */
export const Availability = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ date: z.string(), times: z.array(ArrivalTime) })),
})
export type Availability = z.infer<typeof Availability>
