/** Signed tokens (JWT, HS256). The purpose is the audience, so that no token is accepted for another purpose. */
import { createSecretKey, type KeyObject } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import { ENV, requireEnv, waitingAtMost } from '#functions/environment.ts'
import { Id } from '#schemas/contract/records.ts'
import type { AdminUser } from '#schemas/contract/session.ts'

let signingKey: Promise<KeyObject> | undefined

const ISSUER = 'back-office'
/**
 * A `session` refers to a session row; the row decides. A `device` proves that this browser has signed in before: selects the login
 * throttle, and spares the mail about a new device.
 */
export type Purpose = 'session' | 'device'

const Claims = z.object({ sub: Id, sid: Id, iat: z.number() })

/** A verified token: its admin, the id it refers to, and when it was signed (epoch seconds). */
export type Proof = { adminId: string; id: string; issuedAt: number }
/** What makes a browser a known one: of the admin who signs in, if it names none. */
export type DeviceProof = Omit<Proof, 'adminId'> & { adminId?: string }

export async function signToken(
  purpose: Purpose,
  adminId: string,
  id: string,
  seconds: number,
): Promise<string> {
  return jwt.sign({ sid: id }, await signingSecret(), {
    algorithm: 'HS256',
    subject: adminId,
    issuer: ISSUER,
    audience: purpose,
    expiresIn: seconds,
  })
}

/** Returns undefined for an expired or forged token, or one for another purpose. */
export async function verifyToken(purpose: Purpose, token: string | undefined): Promise<Proof | undefined> {
  if (!token) return undefined
  const secret = await signingSecret()
  try {
    const { sub, sid, iat } = Claims.parse(
      jwt.verify(token, secret, { algorithms: ['HS256'], issuer: ISSUER, audience: purpose }),
    )
    return { adminId: sub, id: sid, issuedAt: iat }
  } catch {
    return undefined
  }
}

/** A new password makes devices unknown that were known before it. Tokens have seconds, not milliseconds. */
export function isKnownDevice({ adminId, issuedAt }: DeviceProof, admin: AdminUser | undefined): boolean {
  const from = admin?.sessionsValidFrom
  return (adminId ?? admin?.id) === admin?.id && (!from || issuedAt >= Math.floor(Date.parse(from) / 1000))
}

/**
 * Loads the signing secret: from Secrets Manager once per process, or from the environment. Returns a KeyObject, because
 * jsonwebtoken first tries to parse a string as a public key, and fails, for every cookie.
 */
function signingSecret(): Promise<KeyObject> {
  signingKey ??= loadSecret()
    .then((secret) => createSecretKey(secret, 'utf8'))
    .catch((error: Error) => {
      signingKey = undefined
      throw error
    })
  return signingKey
}

async function loadSecret(): Promise<string> {
  const given = process.env[ENV.jwtSecret]
  if (given) return given
  const { SecretString } = await new SecretsManagerClient({ requestHandler: waitingAtMost(1000, 1500) }).send(
    new GetSecretValueCommand({ SecretId: requireEnv(ENV.jwtSecretArn) }),
  )
  if (!SecretString) throw new Error('The signing secret is empty')
  return SecretString
}
