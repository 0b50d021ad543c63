import bcrypt from 'bcryptjs'
import { BCRYPT_COST } from '#functions/account/check-login.ts'
import { passwordProblem } from '#functions/account/password-policy.ts'
import { invalidInput, tooManyTries, unauthorized } from '#functions/errors.ts'
import { tellChange } from '#functions/outbox/mail-writes.ts'
import { getAdmin, replacePassword } from '#functions/session/admin-store.ts'
import { newSession, type Session } from '#functions/session/session.ts'
import { changedBy, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { countUse } from '#functions/table/budgets.ts'
import { digest } from '#functions/table/keys.ts'
import type { ChangePasswordRequest } from '#schemas/contract/session.ts'

const TRIES = 10
const WINDOW_SECONDS = 300

/**
 * Replaces an admin's password and ends all sessions.
 * @returns the new session of this browser
 * @throws AppError 400 for a wrong current or a weak new password, 409 if it has just been changed, 429 after too many attempts
 */
export async function changePassword(
  signedIn: SignedInAdmin,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Session> {
  const { id, session: current } = signedIn
  const wait = await countUse({ scope: 'change-password', client: id, limit: TRIES, seconds: WINDOW_SECONDS })
  if (wait !== undefined) throw tooManyTries(wait)
  const admin = await getAdmin(id)
  if (!admin) throw unauthorized()
  if (bcrypt.truncates(currentPassword) || !(await bcrypt.compare(currentPassword, admin.passwordHash))) {
    throw invalidInput({ currentPassword: 'Current password is incorrect' }, 'Current password is incorrect')
  }
  const { business_name, city } = await loadSettings()
  const problem = passwordProblem(newPassword, [business_name, city, admin.username, admin.email])
  if (problem) throw invalidInput({ newPassword: problem }, problem)
  const passwordHash = await bcrypt.hash(newPassword, BCRYPT_COST)
  const now = new Date()
  const session = newSession({ id, sessionsValidFrom: now.toISOString() }, current.sess, now)
  const next = { session, inPlaceOf: current.sid }
  const change = { what: 'password', ...changedBy(signedIn), left: digest(passwordHash) } as const
  const also = tellChange(change, now.toISOString())
  await replacePassword(admin, passwordHash, { next, also })
  return session
}
