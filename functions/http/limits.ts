/** How much one client network may create (decision 44). */
import { enoughForToday, tooManyRequests } from '#functions/errors.ts'
import { siteOf } from '#functions/http/client-network.ts'
import { countWithin, DAY, MINUTE } from '#functions/table/budgets.ts'
import type { Write } from '#functions/table/transact.ts'
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
const SITE_FACTOR = 4

/** The limit of an endpoint, by its name; most have none. */
export function creationLimit(name: string): CreationLimit | undefined {
  return (CREATION_LIMITS as Partial<Record<string, CreationLimit>>)[name]
}

/** The writes that count one creation by a network, refused with 429 above the endpoint's limits. Only what is stored counts. */
export function countCreation(endpoint: string, network: string, now = new Date()): Write[] {
  const limit = creationLimit(endpoint)
  if (!limit) return []
  const { perMinute, perDay } = limit
  const site = siteOf(network)
  const daily = (client: string, most: number) =>
    countWithin({ scope: endpoint, client, limit: most, seconds: DAY }, enoughForToday, now)
  return [
    daily(network, perDay),
    ...(site === undefined ? [] : [daily(site, SITE_FACTOR * perDay)]),
    ...(perMinute === undefined
      ? []
      : [
          countWithin(
            { scope: endpoint, client: network, limit: perMinute, seconds: MINUTE },
            tooManyRequests,
            now,
          ),
        ]),
  ]
}
