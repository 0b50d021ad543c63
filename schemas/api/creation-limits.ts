/** How much one client network may create (decision 44). Apart from the routes, because public pages load those. */
import type { EndpointName } from '#schemas/api/index.ts'

type CreationLimit = { records: number; seconds: number }

const MINUTE = 60
/** In seconds. */
export const DAY = 24 * 60 * MINUTE

export const CREATION_LIMITS = {
  createQuote: { records: 30, seconds: MINUTE },
  createContact: { records: 30, seconds: MINUTE },
  createCommercialContact: { records: 30, seconds: MINUTE },
  // A whole office may book; a patient machine, below any limit per minute, cannot fill the calendar.
  createBooking: { records: 20, seconds: DAY },
} as const satisfies Partial<Record<EndpointName, CreationLimit>>

/** The limit of an endpoint, by its name; most have none. */
export function creationLimit(name: string): CreationLimit | undefined {
  return (CREATION_LIMITS as Partial<Record<string, CreationLimit>>)[name]
}
