import * as z from 'zod'
import { Booking, Told } from '#schemas/contract/booking-record.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'
import { AddressNote, StoredDecimal } from '#schemas/contract/records.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** A day with a freed place, and the customers who would take it. */
export const Opening = z.object({
  serviceDate: z.string(),
  serviceTimes: z.array(z.string()),
  customers: z.array(
    z.object({
      visit: Booking,
      /** Why the customer gets no mail about it, and is called. */
      noMail: z.string().optional(),
      /** About this day. */
      mail: NotificationState.optional(),
    }),
  ),
})
export type Opening = z.infer<typeof Opening>

/** The owner's day. */
export const Day = z.object({
  /** Pacific date. */
  today: z.string(),
  /** Of today and tomorrow, by window. */
  visits: z.array(Booking.extend({ told: Told.optional(), customerMail: NotificationState.optional() })),
  /** The owner's notes about the addresses of these visits, by booking. */
  addressNotes: z.record(z.string(), z.array(AddressNote)),
  /** All earlier visits that are pending or confirmed: nobody has said how they went. Latest first. */
  openVisits: z.array(Booking),
  /** All visits that are done and not paid in full, the oldest first. */
  unpaidVisits: z.array(Booking),
  /** Of the next 7 days. */
  openings: z.array(Opening),
  /** Dollars paid with tips, as decimals, by the date on which they were noted. */
  paid: z.object({ thisWeek: StoredDecimal, thisMonth: StoredDecimal }),
})
export type Day = z.infer<typeof Day>

export const getDay = endpoint(adminRoutes.getDay, { answer: Day })
