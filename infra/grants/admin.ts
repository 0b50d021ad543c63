/** Rights that endpoints of the back office share. */
import { type Grant, get, getMany, only, put, update } from '#infra/grants/grant.ts'
import { ADMINS, answersOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Every admin endpoint reads account and session, and renews the session's idle time. */
export const signedIn: Grant[] = [getMany(ADMINS), only(['sess'], update(ADMINS))]

/** Stores its answer by idempotency key. */
export function idempotent(endpoint: EndpointName): Grant[] {
  return [get(answersOf(endpoint)), put(answersOf(endpoint))]
}
