/** Admin accounts and their sessions, which share one partition per admin. */
import { conflict, unauthorized } from '#functions/errors.ts'
import { Session } from '#functions/session/session.ts'
import { matching } from '#functions/table/expression.ts'
import { adminKey, sessionKey, uniqueKey } from '#functions/table/keys.ts'
import { batchGet, readRow } from '#functions/table/read.ts'
import {
  changeRow,
  MUST_EXIST,
  MUST_NOT_EXIST,
  put,
  type Refused,
  remove,
  transact,
  update,
  type Write,
} from '#functions/table/transact.ts'
import { AdminUser } from '#schemas/contract/session.ts'

/** Usernames are case-insensitive. */
const usernameKey = (username: string) => uniqueKey('username', username.toLowerCase())

/** The rows that keep an admin's names unique. */
export const adminGuards = ({ username, email }: Pick<AdminUser, 'username' | 'email'>) => ({
  username: usernameKey(username),
  email: uniqueKey('email', email.toLowerCase()),
})

/** @throws AppError 409 when the username or email is taken */
export async function createAdmin(admin: AdminUser): Promise<void> {
  const guards = adminGuards(admin)
  await transact([
    put({ ...adminKey(admin.id), ...admin }, MUST_NOT_EXIST, () => conflict('This admin exists already.')),
    put({ ...guards.username, adminId: admin.id }, MUST_NOT_EXIST, () => conflict('This username is taken.')),
    put({ ...guards.email, adminId: admin.id }, MUST_NOT_EXIST, () =>
      conflict('This email address is taken.'),
    ),
  ])
}

export async function getAdmin(id: string): Promise<AdminUser | undefined> {
  const row = await readRow(adminKey(id))
  return row && AdminUser.parse(row)
}

/**
 * Reads twice even for an unknown username, so that the response time does not reveal which usernames exist.
 */
export async function getAdminByUsername(username: string): Promise<AdminUser | undefined> {
  const row = await readRow(usernameKey(username))
  return getAdmin(String(row?.adminId ?? 'nobody'))
}

/** Stores a session. TTL deletes the row after its absolute end. */
const storeSession = (session: Session): Write =>
  put({
    ...sessionKey(session.sess.adminId, session.sid),
    ...session,
    expiresAt: Math.ceil(Date.parse(session.expire) / 1000),
  })

/**
 * Stores a session and the time of the sign-in, and deletes the browser's earlier session, unless the password has changed since it was checked.
 * @param also further writes of the sign-in: of the code, passkey or link that it used, of a mail
 * @throws AppError 401 if the password has changed
 */
export async function createSession(
  session: Session,
  { sessionsValidFrom }: AdminUser,
  { earlier, also }: { earlier: { adminId: string; id: string } | undefined; also: Write[] },
): Promise<void> {
  await transact([
    storeSession(session),
    ...(earlier ? [remove(sessionKey(earlier.adminId, earlier.id))] : []),
    ...also,
    update(
      adminKey(session.sess.adminId),
      { set: { lastLogin: session.sess.createdAt } },
      matching({ ...adminKey(session.sess.adminId), sessionsValidFrom }),
      () => unauthorized(),
    ),
  ])
}

/** Reads a session and its admin's account at once. Returns expired sessions, too; session-cookie.ts checks that. */
export async function getSignedIn(
  adminId: string,
  sid: string,
): Promise<{ session: Session; admin: AdminUser } | undefined> {
  const keys = [sessionKey(adminId, sid), adminKey(adminId)]
  const rows = await batchGet(keys)
  const [session, admin] = keys.map(({ sk }) => rows.find((row) => row['sk'] === sk))
  return session && admin && { session: Session.parse(session), admin: AdminUser.parse(admin) }
}

/** Updates `lastSeenAt`; ignores a deleted session. */
export async function touchSession(session: Session, now: Date): Promise<void> {
  const key = sessionKey(session.sess.adminId, session.sid)
  const seen = { set: { 'sess.lastSeenAt': now.toISOString() } }
  await changeRow(key, seen, MUST_EXIST, 'NONE')
}

export async function deleteSession(adminId: string, sid: string): Promise<void> {
  await transact([remove(sessionKey(adminId, sid))])
}

/** As read before. */
type ReadAdmin = Pick<AdminUser, 'id' | 'updatedAt'>

/** Changes an account only if how the admin signs in, and the password, are as they were when it was read. */
const changeAdmin = (
  { id, updatedAt }: ReadAdmin,
  set: Partial<AdminUser>,
  refused: Refused = () => conflict('Your account has just been changed. Please try again.'),
): Write => update(adminKey(id), { set }, matching({ updatedAt }), refused)

/** Lets a transaction that changes how an admin signs in go through only once. */
export const changeOnce = (admin: ReadAdmin, refused?: Refused): Write =>
  changeAdmin(admin, { updatedAt: new Date().toISOString() }, refused)

/** Ends every session of an admin, makes their known browsers unknown, and replaces the password hash if one is given. */
export const endSessions = (admin: ReadAdmin, at: string, passwordHash?: string): Write =>
  changeAdmin(admin, { sessionsValidFrom: at, updatedAt: at, ...(passwordHash && { passwordHash }) })

/**
 * Stores a new password hash, revokes every session (see `isLive`) and starts a new one in the same transaction.
 * @param admin as read when the old password was checked
 * @param change its `also` are further writes
 * @throws AppError 409 if the password, or how the admin signs in, has changed since, 401 if the session that asks has ended
 */
export async function replacePassword(
  admin: Pick<AdminUser, 'id' | 'passwordHash' | 'updatedAt'>,
  passwordHash: string,
  change: { isFirst?: boolean; next?: { session: Session; inPlaceOf: string }; also?: Write[] } = {},
): Promise<void> {
  const { isFirst = false, next, also = [] } = change
  const at = next?.session.sess.createdAt ?? new Date().toISOString()
  await transact([
    update(
      adminKey(admin.id),
      { set: { passwordHash, hasFirstPassword: isFirst, sessionsValidFrom: at, updatedAt: at } },
      matching({ passwordHash: admin.passwordHash, updatedAt: admin.updatedAt }),
      () => conflict('The password has just been changed. Please try again.'),
    ),
    ...(next
      ? [
          remove(sessionKey(admin.id, next.inPlaceOf), MUST_EXIST, () => unauthorized()),
          storeSession(next.session),
        ]
      : []),
    ...also,
  ])
}

/**
 * A hash of a password that nobody knows: compared when the username does not exist, so that both cases take equally long, and kept by an
 * account whose password has ended.
 */
export const NOBODYS_HASH = '$2b$12$BjIa7vO0k0hZxrbKJhkHWebRk0ba3ZF1qOROxyhaf5/Oa2z9Waa2C'
