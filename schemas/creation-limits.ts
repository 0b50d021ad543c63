/** How much one client network may create (decision 44). Apart from the routes, because public pages load those. */
import type { EndpointName } from '#schemas/routes.ts'

/** Records that one network may create in a minute and on a Pacific date. */
type CreationLimit = { perMinute?: number; perDay: number }

export const CREATION_LIMITS = {
  createQuote: { perMinute: 30, perDay: 60 },
  createContact: { perMinute: 30, perDay: 60 },
  createCommercialContact: { perMinute: 30, perDay: 60 },
  // A whole office may book; a patient machine, below any limit per minute, cannot fill the calendar.
  createBooking: { perDay: 20 },
} as const satisfies Partial<Record<EndpointName, CreationLimit>>

/** All networks of an IPv6 /48 together may create this many times what one of them may. */
export const SITE_FACTOR = 4

/** The limit of an endpoint, by its name; most have none. */
export function creationLimit(name: string): CreationLimit | undefined {
  return (CREATION_LIMITS as Partial<Record<string, CreationLimit>>)[name]
}
