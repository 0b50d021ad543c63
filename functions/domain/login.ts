/** Sign-in: the same work and the same answer whether or not the username exists, and a throttle that cannot lock the owner out. */
import bcrypt from 'bcryptjs'
import { getAdminByUsername } from '#functions/data/admins.ts'
import { countUse } from '#functions/data/request-guards.ts'
import { tooManyRequests, unauthorized } from '#functions/domain/errors.ts'
import type { AdminUser, LoginRequest } from '#schemas/admin-user.ts'

/** 2^12 rounds (OWASP password storage cheat sheet: at least 10). */
export const BCRYPT_COST = 12

/** A hash of nothing anyone knows, compared when there is no such user, so that both take equally long. */
const NOBODY = '$2b$12$BjIa7vO0k0hZxrbKJhkHWebRk0ba3ZF1qOROxyhaf5/Oa2z9Waa2C'

/** Tries per window of five minutes. */
const WINDOW_SECONDS = 300
const TRIES = { address: 30, username: 10, device: 10 }

type Device = { adminId: string; deviceId: string } | undefined

/**
 * @param client the visitor's address
 * @param device proof that this browser signed in before: such a browser has a throttle of its own, so that a stranger
 *   who uses up the tries of a username, or shares the address, never locks the owner out (OWASP "device cookies")
 * @throws AppError 401 with one text for every cause, 429 with Retry-After
 */
export async function checkLogin(
  { username, password }: LoginRequest,
  client: string,
  device: Device,
): Promise<AdminUser> {
  const admin = await getAdminByUsername(username)
  await throttle(username, client, device && device.adminId === admin?.id ? device.deviceId : undefined)
  // No password is longer than bcrypt reads; to say so at once tells nothing of the username.
  const isRight =
    !bcrypt.truncates(password) && (await bcrypt.compare(password, admin?.passwordHash ?? NOBODY))
  if (!admin || !isRight || !admin.isActive) throw unauthorized('Invalid credentials')
  return admin
}

async function throttle(username: string, client: string, deviceId: string | undefined): Promise<void> {
  const waits = deviceId
    ? [await countUse('login-device', deviceId, TRIES.device, WINDOW_SECONDS)]
    : await Promise.all([
        countUse('login-address', client, TRIES.address, WINDOW_SECONDS),
        countUse('login-username', username.toLowerCase(), TRIES.username, WINDOW_SECONDS),
      ])
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (wait > 0) throw tooManyRequests(wait)
}
