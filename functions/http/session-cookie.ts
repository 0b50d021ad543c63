/** The sign-in cookie: a signed pointer to a session row. Every admin call checks both. */
import { randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import {
  createSession,
  deleteSession,
  getSignedIn,
  isRevoked,
  type Session,
  touchSession,
} from '#functions/data/admins.ts'
import { unauthorized } from '#functions/domain/errors.ts'
import { signingSecret } from '#functions/http/signing-secret.ts'
import type { AdminUser } from '#schemas/admin-user.ts'

const ISSUER = 'back-office'
const SESSION = { name: '__Host-session', audience: 'session', seconds: 12 * 60 * 60 }
/** Proves that this browser has signed in as this admin before; it only chooses the login throttle (see domain/login.ts). */
const DEVICE = { name: '__Host-device', audience: 'device', seconds: 180 * 24 * 60 * 60 }
const IDLE_MS = 60 * 60 * 1000
/** The idle clock is written at most this often, so that reading costs no write. */
const TOUCH_MS = 5 * 60 * 1000

const Claims = z.object({ sub: z.uuid(), sid: z.uuid() })

export type SignedInAdmin = { id: string; username: string; email: string; sid: string; expiresAt: string }

type Kind = typeof SESSION | typeof DEVICE

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

async function sign(kind: Kind, adminId: string, sid: string): Promise<string> {
  const token = jwt.sign({ sid }, await signingSecret(), {
    algorithm: 'HS256',
    subject: adminId,
    issuer: ISSUER,
    audience: kind.audience,
    expiresIn: kind.seconds,
  })
  return cookie(kind.name, token, kind.seconds)
}

async function verify(kind: Kind, cookies: readonly string[]): Promise<z.infer<typeof Claims> | undefined> {
  const token = cookies.find((entry) => entry.startsWith(`${kind.name}=`))?.slice(kind.name.length + 1)
  if (!token) return undefined
  const secret = await signingSecret()
  try {
    return Claims.parse(
      jwt.verify(token, secret, { algorithms: ['HS256'], issuer: ISSUER, audience: kind.audience }),
    )
  } catch {
    return undefined
  }
}

/** Starts a session. @returns its row and the set-cookie values */
export async function startSession(
  admin: AdminUser,
  now = new Date(),
): Promise<{ session: Session; cookies: string[] }> {
  const sid = randomUUID()
  const at = now.toISOString()
  const session: Session = {
    sid,
    sess: { adminId: admin.id, createdAt: at, lastSeenAt: at },
    expire: new Date(now.getTime() + SESSION.seconds * 1000).toISOString(),
  }
  await createSession(session, admin)
  return { session, cookies: await Promise.all([sign(SESSION, admin.id, sid), sign(DEVICE, admin.id, sid)]) }
}

/** The admin id of a known browser, if the cookies hold such a proof. */
export async function knownDevice(
  cookies: readonly string[],
): Promise<{ adminId: string; deviceId: string } | undefined> {
  const claims = await verify(DEVICE, cookies)
  return claims && { adminId: claims.sub, deviceId: claims.sid }
}

/**
 * The signed-in admin of a request.
 * @throws AppError 401 for no, forged, expired, idle or revoked session, or a switched-off account
 */
export async function authenticate(cookies: readonly string[], now = new Date()): Promise<SignedInAdmin> {
  const claims = await verify(SESSION, cookies)
  if (!claims) throw unauthorized()
  const signedIn = await getSignedIn(claims.sub, claims.sid)
  if (!signedIn || !isLive(signedIn, now)) throw unauthorized('Your session has ended. Please sign in again.')
  const { session, admin } = signedIn
  if (now.getTime() - Date.parse(session.sess.lastSeenAt) > TOUCH_MS) await touchSession(session, now)
  return {
    id: admin.id,
    username: admin.username,
    email: admin.email,
    sid: session.sid,
    expiresAt: session.expire,
  }
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
  const claims = await verify(SESSION, cookies)
  if (claims) await deleteSession(claims.sub, claims.sid)
  return [cookie(SESSION.name, '', 0)]
}
