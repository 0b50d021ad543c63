/** The sign-in cookie: a signed pointer to a session row. Every admin call checks both. */

import { unauthorized } from '#functions/errors.ts'
import {
  deleteSession,
  getSignedIn,
  isRevoked,
  type Session,
  touchSession,
} from '#functions/session/admin-store.ts'
import { type Proof, secondsOf, signToken, verifyToken } from '#functions/session/signed-token.ts'
import type { AdminUser, SessionInfo } from '#schemas/contract/session.ts'

const COOKIES = { session: '__Host-session', device: '__Host-device' } as const
const IDLE_MS = 60 * 60 * 1000
/** The idle clock is written at most this often, so that reading costs no write. */
const TOUCH_MS = 5 * 60 * 1000

export type SignedInAdmin = SessionInfo & { id: string; sid: string }

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

/** The set-cookie values of a new session: for itself, and for the browser, which is a known one from now on. */
export function sessionCookies({ sid, sess }: Session): Promise<string[]> {
  const signed = async (kind: keyof typeof COOKIES) =>
    cookie(COOKIES[kind], await signToken(kind, sess.adminId, sid), secondsOf(kind))
  return Promise.all([signed('session'), signed('device')])
}

/** What a cookie of the request proves, whether or not its session still exists. */
export function readCookie(
  kind: keyof typeof COOKIES,
  cookies: readonly string[],
): Promise<Proof | undefined> {
  const start = `${COOKIES[kind]}=`
  return verifyToken(kind, cookies.find((entry) => entry.startsWith(start))?.slice(start.length))
}

/**
 * The signed-in admin of a request.
 * @throws AppError 401 for no, forged, expired, idle or revoked session, or a switched-off account
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

/** What the browser may know. */
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

/** Ends the session of a request, if it has one. @returns the set-cookie values that clear the cookie */
export async function endSession(cookies: readonly string[]): Promise<string[]> {
  const proof = await readCookie('session', cookies)
  if (proof) await deleteSession(proof.adminId, proof.id)
  return [cookie(COOKIES.session, '', 0)]
}
