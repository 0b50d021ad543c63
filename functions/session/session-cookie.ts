/** The session cookie: a signed reference to a session row. Every admin call checks both. */

import { unauthorized } from '#functions/errors.ts'
import {
  deleteSession,
  getSignedIn,
  isRevoked,
  type Session,
  touchSession,
} from '#functions/session/admin-store.ts'
import { LIFETIMES, type Proof, signToken, verifyToken } from '#functions/session/signed-token.ts'
import type { AdminUser, SessionInfo } from '#schemas/contract/session.ts'

const COOKIES = { session: '__Host-session', device: '__Host-device' } as const
const IDLE_MS = 60 * 60 * 1000
/** `lastSeenAt` is written at most this often, so that most calls write nothing. */
const TOUCH_MS = 5 * 60 * 1000

export type SignedInAdmin = SessionInfo & { id: string; sid: string }

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

/** Returns the set-cookie values of a new session, and of the device, which is known from now on. */
export function sessionCookies({ sid, sess }: Session): Promise<string[]> {
  const signed = async (purpose: keyof typeof COOKIES) =>
    cookie(COOKIES[purpose], await signToken(purpose, sess.adminId, sid), LIFETIMES[purpose])
  return Promise.all([signed('session'), signed('device')])
}

/** Verifies a cookie's signature; its session may no longer exist. */
export function readCookie(
  purpose: keyof typeof COOKIES,
  cookies: readonly string[],
): Promise<Proof | undefined> {
  const start = `${COOKIES[purpose]}=`
  return verifyToken(purpose, cookies.find((entry) => entry.startsWith(start))?.slice(start.length))
}

/**
 * Returns the signed-in admin of a request.
 * @throws AppError 401 for a missing, forged, expired, idle or revoked session, or a disabled account
 */
export async function authenticate(cookies: readonly string[], now = new Date()): Promise<SignedInAdmin> {
  const proof = await readCookie('session', cookies)
  if (!proof) throw unauthorized()
  const signedIn = await getSignedIn(proof.adminId, proof.id)
  if (!signedIn || !isLive(signedIn, now)) throw unauthorized('Your session has ended. Please sign in again.')
  const { session, admin } = signedIn
  if (now.getTime() - Date.parse(session.sess.lastSeenAt) > TOUCH_MS) await touchSession(session, now)
  return { id: admin.id, sid: session.sid, ...sessionInfo(session, admin) }
}

export function sessionInfo(
  { expire }: Session,
  { username, email, hasFirstPassword }: AdminUser,
): SessionInfo {
  return { username, email, expiresAt: expire, hasFirstPassword: hasFirstPassword === true }
}

function isLive({ session, admin }: { session: Session; admin: AdminUser }, now: Date): boolean {
  return admin.isActive && !isRevoked(session, admin) && !isOver(session, now)
}

function isOver(session: Session, now: Date): boolean {
  return (
    now.getTime() >= Date.parse(session.expire) ||
    now.getTime() - Date.parse(session.sess.lastSeenAt) > IDLE_MS
  )
}

/** Deletes the session of a request, if there is one. @returns the set-cookie values that clear the cookie */
export async function endSession(cookies: readonly string[]): Promise<string[]> {
  const proof = await readCookie('session', cookies)
  if (proof) await deleteSession(proof.adminId, proof.id)
  return [cookie(COOKIES.session, '', 0)]
}
