/**
 * Limits what one network may create, and how often a visit or quote is opened and changed by its link. Only stored records
 * count, so a refused request costs nothing (decision 44).
 */
import { refuse } from '#functions/errors.ts'
import type { LinkScope } from '#functions/links/signed-link.ts'
import { countUse, countWithin, DAY_S, MINUTE_S, networkBudgets } from '#functions/table/budgets.ts'
import type { Write } from '#functions/table/transact.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Records per network. A day is a Pacific date. */
type CreationLimit = { perMinute?: number; perDay: number }

export const CREATION_LIMITS: Partial<Record<EndpointName, CreationLimit>> = {
  createQuote: { perMinute: 30, perDay: 60 },
  createContact: { perMinute: 30, perDay: 60 },
  createCommercialContact: { perMinute: 30, perDay: 60 },
  // Enough for a whole office, too few for a slow bot to fill the calendar.
  createBooking: { perDay: 20 },
  sendVisitLinks: { perMinute: 5, perDay: 30 },
}

/** Hours of a crew that its bookings take in a day: twenty visits of a whole day would fill the calendar of three weeks. */
const HOURS_PER_DAY = 40

/** The networks of an IPv6 /48 together may create this many times the limit of one. */
const SITE_FACTOR = 4

/**
 * For each visit and quote, never for a network: neighbours behind one address must not refuse each other's cancellations. Links that
 * do not work are not counted, because signatures of 128 bits cannot be guessed.
 */
const OPENINGS_PER_MINUTE = 120
const CHANGES_PER_DAY = 20

/** The page adds the phone number. */
const aMinute = (retryAfter: number) => refuse('too-many-requests', {}, { retryAfter })
const aDay = (retryAfter: number) => refuse('enough-for-today', {}, { retryAfter })

/** Counts an opened link that works, apart from others to the same: a customer's must not close the owner's. @throws AppError 429 */
export async function countOpening(scope: LinkScope, id: string): Promise<void> {
  const budget = {
    scope: 'open-link',
    client: `${scope} ${id}`,
    limit: OPENINGS_PER_MINUTE,
    seconds: MINUTE_S,
  }
  const retryAfter = await countUse(budget)
  if (retryAfter !== undefined) throw aMinute(retryAfter)
}

/** Returns the write that counts a change of a visit by its link. @throws (in the transaction) AppError 429 */
export function countChange(id: string, phone: string, now: Date): Write {
  const budget = { scope: 'change-visit', client: id, limit: CHANGES_PER_DAY, seconds: DAY_S }
  return countWithin(budget, (retryAfter) => refuse('enough-changes', { phone }, { retryAfter }), now)
}

/** Returns the writes that count one creation; the transaction refuses them with 429 above the endpoint's limits. */
export function countCreation(endpoint: EndpointName, network: string, now: Date): Write[] {
  const { perMinute, perDay } = CREATION_LIMITS[endpoint] ?? {}
  const minute = { scope: endpoint, client: network, seconds: MINUTE_S }
  return [
    ...(perDay === undefined ? [] : countDaily(endpoint, network, perDay, now)),
    ...(perMinute === undefined ? [] : [countWithin({ ...minute, limit: perMinute }, aMinute, now)]),
  ]
}

/** Returns the writes that count the hours of a booking; the transaction refuses them with 429. */
export const countHours = (network: string, hours: number, now: Date): Write[] =>
  countDaily('booked-hours', network, HOURS_PER_DAY, now, hours)

function countDaily(scope: string, network: string, perDay: number, now: Date, uses?: number): Write[] {
  const budgets = networkBudgets(scope, network, { network: perDay, site: SITE_FACTOR * perDay })
  return budgets.map((budget) => countWithin(budget, aDay, now, uses))
}
