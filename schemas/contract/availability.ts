/** The days and arrival windows that visitors can book. */
import * as z from 'zod'
import { ArrivalTime } from '#schemas/contract/booking-record.ts'
import { endpoint, isPeriod, NO_MONTHS } from '#schemas/contract/endpoint.ts'
import { PacificDate } from '#schemas/contract/records.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { DAY_HOURS } from '#schemas/facts/pacific-time.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

export const AvailabilityQuery = z.strictObject({
  from: PacificDate,
  to: PacificDate,
  city: z.string().max(LIMITS.city).optional(),
  /** What is no ZIP code counts as none. */
  zip: z.string().optional(),
  /** Of the visit; absent: those of a visit of unknown length. */
  hours: z.coerce.number().int().min(1).max(DAY_HOURS).optional(),
})
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

/** Bookable days and windows only; omits a day that is closed, blocked or full. */
export const Availability = z.object({
  timeZone: z.string(),
  /** False: the ZIP code is not served yet, so there are no days. */
  serves: z.boolean(),
  /** The name of the town that was asked for, if it is on the list. */
  town: z.string().optional(),
  /** The place that it belongs to, by slug. */
  city: z.string().optional(),
  /** On which the business comes there, from Sunday 0; absent: on every working day. */
  weekdays: z.array(z.int()).optional(),
  days: z.array(z.object({ date: z.string(), times: z.array(ArrivalTime) })),
})
export type Availability = z.infer<typeof Availability>

export const getAvailability = endpoint(publicRoutes.getAvailability, {
  query: AvailabilityQuery,
  answer: Availability,
})

/** At most 62 days. */
export const PlacesQuery = z
  .strictObject({
    from: PacificDate,
    to: PacificDate,
    hours: z.coerce.number().int().min(1).max(LIMITS.visitHours).default(1),
  })
  .refine(({ from, to }) => isPeriod(62, from, to), NO_MONTHS)
export type PlacesQuery = z.infer<typeof PlacesQuery>

/** The owner's calendar: all windows of all days. */
export const Places = z.object({
  /** Places of a window. */
  capacity: z.int().min(0),
  days: z.array(
    z.object({
      date: z.string(),
      windows: z.array(
        z.object({
          time: ArrivalTime,
          taken: z.int(),
          /** True if a visit of so many hours can begin in it, on a day that is not blocked. */
          isOpen: z.boolean(),
        }),
      ),
    }),
  ),
})
export type Places = z.infer<typeof Places>
export type PlacesOfDay = Places['days'][number]

export const listPlaces = endpoint(adminRoutes.listPlaces, { query: PlacesQuery, answer: Places })
