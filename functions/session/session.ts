/** Sessions, and when they end. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { Instant, SignInMethod } from '#schemas/contract/records.ts'
import type { AdminUser } from '#schemas/contract/session.ts'
import type { SignInMethod as Method } from '#schemas/facts/account.ts'

const SignInFacts = z.object({
  method: SignInMethod.default('password'),
  /** Browser and system: `Safari on iPhone`. */
  device: z.string().default('Unknown browser'),
  /** Id of the passkey that started it, and with which it ends. */
  passkey: z.string().optional(),
})
/** How and where somebody has signed in. */
export type SignInFacts = z.infer<typeof SignInFacts>

/** A session row: `sess` is its data, `expire` its absolute end. */
export const Session = z.object({
  sid: z.string(),
  sess: SignInFacts.extend({
    adminId: z.string(),
    createdAt: Instant,
    lastSeenAt: Instant,
    /** The account's `sessionsValidFrom` at the start. */
    validFrom: Instant.optional(),
  }),
  expire: Instant,
})
export type Session = z.infer<typeof Session>

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A passkey stays with its device and cannot be told to anybody, so its session may last. */
const TIMES = {
  passkey: { idle: 7 * DAY_MS, longest: 30 * DAY_MS },
  password: { idle: HOUR_MS, longest: 12 * HOUR_MS },
}
const timesOf = (method: Method) => TIMES[method === 'passkey' ? 'passkey' : 'password']

/** For so long after signing in, sensitive actions do not ask again. */
const FRESH_MS = 10 * MINUTE_MS

export function newSession(
  { id, sessionsValidFrom }: Pick<AdminUser, 'id' | 'sessionsValidFrom'>,
  facts: SignInFacts,
  now = new Date(),
): Session {
  const at = now.toISOString()
  return {
    sid: randomUUID(),
    sess: { ...facts, adminId: id, createdAt: at, lastSeenAt: at, validFrom: sessionsValidFrom },
    expire: new Date(now.getTime() + timesOf(facts.method).longest).toISOString(),
  }
}

/** False if the session is over, the account is disabled, or its password has changed since the session began. */
export function isLive({ expire, sess }: Session, admin: AdminUser, now: Date): boolean {
  // Not by time: clocks differ, and a sign-in may end while a new password is on its way to the table.
  const isRevoked = sess.validFrom !== admin.sessionsValidFrom
  const isOver =
    now.getTime() >= Date.parse(expire) ||
    now.getTime() - Date.parse(sess.lastSeenAt) > timesOf(sess.method).idle
  return admin.isActive && !isRevoked && !isOver
}

/** From when on sensitive actions ask to sign in again. */
export function endOfFreshness({ sess }: Session): string {
  return new Date(Date.parse(sess.createdAt) + FRESH_MS).toISOString()
}

/** True for a session that lasts for weeks. */
export const isLasting = ({ sess }: Session) => sess.method === 'passkey'
