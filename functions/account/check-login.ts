/** Checks a sign-in: same work and answer for an unknown username, and a throttle that strangers cannot exhaust. */
import bcrypt from 'bcryptjs'
import { countSite, countTries } from '#functions/account/login-throttle.ts'
import { unauthorized } from '#functions/errors.ts'
import { getAdminByUsername, NOBODYS_HASH } from '#functions/session/admin-store.ts'
import { type DeviceProof, isKnownDevice } from '#functions/session/signed-token.ts'
import type { AdminUser, LoginRequest } from '#schemas/contract/session.ts'

/** 2^12 rounds (OWASP password storage cheat sheet: at least 10). */
export const BCRYPT_COST = 12

/**
 * @param device proof that this browser is the admin's, by the cookie of an earlier sign-in or a device link: a known browser has its own limit (OWASP "device cookies")
 * @throws AppError 401 with the same text for every cause, 429 with Retry-After
 */
export async function checkLogin(
  { username, password }: LoginRequest,
  network: string,
  device: DeviceProof | undefined,
): Promise<AdminUser> {
  const admin = await getAdminByUsername(username)
  if (device && isKnownDevice(device, admin)) await countTries(['device', device.id])
  else await countStranger(username.toLowerCase(), network)
  // No stored password is longer than bcrypt reads, so refusing a longer one early reveals nothing about the username.
  const isRight =
    !bcrypt.truncates(password) && (await bcrypt.compare(password, admin?.passwordHash ?? NOBODYS_HASH))
  if (!admin || !isRight || !admin.isActive) throw unauthorized('Invalid credentials')
  return admin
}

/** Counts the network first, then its site, so that an attempt that one of them refuses counts against nobody else. */
async function countStranger(username: string, network: string): Promise<void> {
  await countTries(['network', network], ['network-username', JSON.stringify([network, username])])
  await countSite('site', network)
  await countTries(['username', username], ['everyone', ''])
}
