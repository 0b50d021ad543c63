/** Checks a sign-in: same work and answer for an unknown username, and a throttle that strangers cannot exhaust. */
import bcrypt from 'bcryptjs'
import { tooManyTries, unauthorized } from '#functions/errors.ts'
import { getAdminByUsername } from '#functions/session/admin-store.ts'
import { countUse } from '#functions/table/budgets.ts'
import type { AdminUser, LoginRequest } from '#schemas/contract/session.ts'

/** 2^12 rounds (OWASP password storage cheat sheet: at least 10). */
export const BCRYPT_COST = 12

/** A hash of an unknown password, compared when the user does not exist, so that both cases take equally long. */
const NOBODY = '$2b$12$BjIa7vO0k0hZxrbKJhkHWebRk0ba3ZF1qOROxyhaf5/Oa2z9Waa2C'

/** Attempts per window of five minutes (decision 43). */
const WINDOW_SECONDS = 300
const TRIES = { 'network-username': 10, network: 30, username: 200, everyone: 1500, device: 10 }

/** Proof that this browser is the admin's: the cookie of an earlier sign-in, or a device link. */
type Device = { adminId: string; id: string; issuedAt: number } | undefined

/**
 * @param device a known browser has its own limit (OWASP "device cookies")
 * @throws AppError 401 with the same text for every cause, 429 with Retry-After
 */
export async function checkLogin(
  { username, password }: LoginRequest,
  network: string,
  device: Device,
): Promise<AdminUser> {
  const admin = await getAdminByUsername(username)
  if (device && isKnown(device, admin)) await count(['device', device.id])
  else await countStranger(username.toLowerCase(), network)
  // No stored password is longer than bcrypt reads, so refusing a longer one early reveals nothing about the username.
  const isRight =
    !bcrypt.truncates(password) && (await bcrypt.compare(password, admin?.passwordHash ?? NOBODY))
  if (!admin || !isRight || !admin.isActive) throw unauthorized('Invalid credentials')
  return admin
}

/** Counts a malformed attempt, for instance an empty body. @throws AppError 429 above the limit of the network */
export async function countMalformedLogin(network: string): Promise<void> {
  await count(['network', network])
}

/** A new password invalidates devices known before it. Tokens have seconds, not milliseconds. */
function isKnown({ adminId, issuedAt }: NonNullable<Device>, admin: AdminUser | undefined): boolean {
  const from = admin?.sessionsValidFrom
  return adminId === admin?.id && (!from || issuedAt >= Math.floor(Date.parse(from) / 1000))
}

/** Counts the network first, so that an attempt it is refused counts against nobody else. */
async function countStranger(username: string, network: string): Promise<void> {
  await count(['network', network], ['network-username', JSON.stringify([network, username])])
  await count(['username', username], ['everyone', ''])
}

async function count(...uses: [scope: keyof typeof TRIES, who: string][]): Promise<void> {
  const waits = await Promise.all(
    uses.map(([scope, who]) => countUse(`login-${scope}`, who, TRIES[scope], WINDOW_SECONDS)),
  )
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (wait > 0) throw tooManyTries(wait)
}
