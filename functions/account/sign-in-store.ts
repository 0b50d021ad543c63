/** How an admin signs in, and where: all of it is in the admin's partition, and read at once. */
import type * as z from 'zod'
import { PasskeyRow } from '#functions/account/passkey-store.ts'
import { SecondFactor } from '#functions/account/second-factor-store.ts'
import { endOfFreshness, isLive, Session } from '#functions/session/session.ts'
import type { SignedInAdmin } from '#functions/session/session-cookie.ts'
import { adminKey, PASSKEY_PREFIX, SESSION_PREFIX, secondFactorKey } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'
import { AdminUser } from '#schemas/contract/session.ts'
import type { SignIn } from '#schemas/contract/sign-in.ts'

export const adminRows = (id: string) => queryRows({ partition: adminKey(id).pk })

export type Account = {
  admin: AdminUser
  factor?: z.infer<typeof SecondFactor>
  passkeys: PasskeyRow[]
  sessions: Session[]
}

/** Returns an admin's account, and what is in its partition: passkeys by age, sessions that are not over by last use. */
export async function readAccount(id: string, now = new Date()): Promise<Account> {
  const rows = await adminRows(id)
  const rowsAt = (sort: string) => rows.filter((row) => String(row['sk']).startsWith(sort))
  const admin = AdminUser.parse(rowsAt(adminKey(id).sk)[0])
  const [factor] = rowsAt(secondFactorKey(id).sk)
  return {
    admin,
    ...(factor && { factor: SecondFactor.parse(factor) }),
    passkeys: rowsAt(PASSKEY_PREFIX)
      .map((row) => PasskeyRow.parse(row))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    sessions: rowsAt(SESSION_PREFIX)
      .map((row) => Session.parse(row))
      .filter((session) => isLive(session, admin, now))
      .sort((a, b) => b.sess.lastSeenAt.localeCompare(a.sess.lastSeenAt)),
  }
}

export async function readSignIn({ id, session }: SignedInAdmin): Promise<SignIn> {
  const { factor, passkeys, sessions } = await readAccount(id)
  return {
    userId: id,
    freshUntil: endOfFreshness(session),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    ...(factor && { recoveryCodesLeft: factor.recoveryCodes.size }),
    devices: sessions.map(({ sid, sess: { device, method, createdAt, lastSeenAt } }) => ({
      id: sid,
      name: device,
      method,
      createdAt,
      lastSeenAt,
      isThis: sid === session.sid,
    })),
  }
}
