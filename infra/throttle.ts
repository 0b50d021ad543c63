/** How many requests the HTTP API takes; more is answered with 429. No imports: the local gateway reads it as well. */

/** A token bucket: `rateLimit` requests a second, and up to `burstLimit` at once after a pause. */
export type Throttle = { rateLimit: number; burstLimit: number }

/** What each route takes, by stage. */
export const THROTTLES = {
  dev: { rateLimit: 20, burstLimit: 40 },
  prod: { rateLimit: 100, burstLimit: 200 },
} as const satisfies Record<string, Throttle>
