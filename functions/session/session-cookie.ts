/** The session cookie: a signed reference to a session row. Every admin call checks both. */

import { unauthorized } from '#functions/errors.ts'
import { deleteSession, getSignedIn, touchSession } from '#functions/session/admin-store.ts'
import { isLive, type Session } from '#functions/session/session.ts'
import { type Proof, type Purpose, signToken, verifyToken } from '#functions/session/signed-token.ts'
import type { AdminUser, SessionInfo } from '#schemas/contract/session.ts'

const COOKIES = { session: '__Host-session', device: '__Host-device' } as const
const DEVICE_SECONDS = 180 * 24 * 60 * 60
/** `lastSeenAt` is written at most this often, so that most calls write nothing. */
const TOUCH_MS = 5 * 60 * 1000

export type SignedInAdmin = Pick<AdminUser, 'id' | 'username' | 'updatedAt'> & {
  session: Session
  info: SessionInfo
}

/** What the owner's mail about a change says of who made it. */
export const changedBy = ({ id: admin, username, session }: SignedInAdmin) => ({
  admin,
  username,
  device: session.sess.device,
})

const cookie = (purpose: Purpose, value: string, seconds: number) =>
  `${COOKIES[purpose]}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

/** Returns the set-cookie values of a new session, and of the device, which is known from now on. */
export function sessionCookies({ sid, sess, expire }: Session): Promise<string[]> {
  const signed = async (purpose: Purpose, seconds: number) =>
    cookie(purpose, await signToken(purpose, sess.adminId, sid, seconds), seconds)
  const lasting = (Date.parse(expire) - Date.parse(sess.createdAt)) / 1000
  return Promise.all([signed('session', lasting), signed('device', DEVICE_SECONDS)])
}

/** Verifies a cookie's signature; its session may no longer exist. */
export function readCookie(purpose: Purpose, cookies: readonly string[]): Promise<Proof | undefined> {
  const start = `${COOKIES[purpose]}=`
  return verifyToken(purpose, cookies.find((entry) => entry.startsWith(start))?.slice(start.length))
}

/**
 * Returns the signed-in admin of a request.
 * @throws AppError 401 for a missing, forged, expired, idle or revoked session, or a disabled account
 */
export async function authenticate(cookies: readonly string[]): Promise<SignedInAdmin> {
  const now = new Date()
  const proof = await readCookie('session', cookies)
  if (!proof) throw unauthorized()
  const { session, admin } = (await getSignedIn(proof.adminId, proof.id)) ?? {}
  if (!session || !admin || !isLive(session, admin, now))
    throw unauthorized('Your session has ended. Please sign in again.')
  if (now.getTime() - Date.parse(session.sess.lastSeenAt) > TOUCH_MS) await touchSession(session, now)
  const { id, username, updatedAt } = admin
  return { id, username, updatedAt, session, info: sessionInfo(session, admin) }
}

export function sessionInfo(session: Session, { username, email, hasFirstPassword }: AdminUser): SessionInfo {
  return {
    username,
    email,
    expiresAt: session.expire,
    hasFirstPassword: hasFirstPassword === true,
  }
}

/** Deletes the session of a request, if there is one. @returns the set-cookie values that clear the cookie */
export async function endSession(cookies: readonly string[]): Promise<string[]> {
  const proof = await readCookie('session', cookies)
  if (proof) await deleteSession(proof.adminId, proof.id)
  return [cookie('session', '', 0)]
}
