/** Signed pointers (JWT, HS256) that a browser carries. Each kind has an audience of its own: none is accepted as another. */
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import { signingSecret } from '#functions/session/signing-secret.ts'

const ISSUER = 'back-office'
const KINDS = {
  /** Names a session's row, which decides. */
  session: { seconds: 12 * 60 * 60 },
  /** Proves that this browser has signed in before; only chooses the login throttle. */
  device: { seconds: 180 * 24 * 60 * 60 },
  /** Proves the same of a new browser, for one sign-in (`npm run create-admin -- --device-link`). */
  'device-link': { seconds: 60 * 60 },
}
type Kind = keyof typeof KINDS

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.number() })

/** Whose the token is, what it names, and when it was signed (epoch seconds). */
export type Proof = { adminId: string; id: string; issuedAt: number }

/** How long a token of this kind is accepted. */
export const secondsOf = (kind: Kind) => KINDS[kind].seconds

/** Signs a token now. */
export async function signToken(kind: Kind, adminId: string, id: string): Promise<string> {
  return jwt.sign({ sid: id }, await signingSecret(), {
    algorithm: 'HS256',
    subject: adminId,
    issuer: ISSUER,
    audience: kind,
    expiresIn: secondsOf(kind),
  })
}

/** What a token proves; undefined for an expired, foreign or forged one. */
export async function verifyToken(kind: Kind, token: string | undefined): Promise<Proof | undefined> {
  if (!token) return undefined
  const secret = await signingSecret()
  try {
    const { sub, sid, iat } = Claims.parse(
      jwt.verify(token, secret, { algorithms: ['HS256'], issuer: ISSUER, audience: kind }),
    )
    return { adminId: sub, id: sid, issuedAt: iat }
  } catch {
    return undefined
  }
}
