/** How many requests the HTTP API takes; more is answered with 429. No imports: the local gateway reads it as well. */

/** A token bucket: `rateLimit` requests a second, and up to `burstLimit` at once after a pause. */
export type Throttle = { rateLimit: number; burstLimit: number }

/** By stage: what each route takes, and what the login, whose hashing is dear, takes instead. */
export const THROTTLES = {
  dev: { api: { rateLimit: 20, burstLimit: 40 }, login: { rateLimit: 2, burstLimit: 5 } },
  prod: { api: { rateLimit: 100, burstLimit: 200 }, login: { rateLimit: 5, burstLimit: 10 } },
} as const satisfies Record<string, { api: Throttle; login: Throttle }>
