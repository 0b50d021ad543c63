/** Starts a session after authentication. */
import { deviceName } from '#functions/account/device-name.ts'
import { Reply } from '#functions/http/response.ts'
import { warnOwner } from '#functions/outbox/mail-writes.ts'
import { createSession } from '#functions/session/admin-store.ts'
import { newSession, type Session, type SignInFacts } from '#functions/session/session.ts'
import { readCookie, sessionCookies, sessionInfo } from '#functions/session/session-cookie.ts'
import { isKnownDevice } from '#functions/session/signed-token.ts'
import type { Write } from '#functions/table/transact.ts'
import type { AdminUser, SessionInfo } from '#schemas/contract/session.ts'

type Browser = { cookies: readonly string[]; headers: { 'user-agent'?: string | undefined } }

/**
 * Starts a session and ends this browser's earlier one. Mails the owner about a new browser.
 * @param used writes that use up what proved the sign-in
 */
export async function startSession(
  admin: AdminUser,
  { cookies, headers }: Browser,
  { used, ...facts }: Omit<SignInFacts, 'device'> & { used: Write[] },
): Promise<Reply<SessionInfo>> {
  const session = newSession(admin, { ...facts, device: deviceName(headers['user-agent']) })
  const [earlier, device] = await Promise.all([readCookie('session', cookies), readCookie('device', cookies)])
  const isKnown = device !== undefined && isKnownDevice(device, admin)
  await createSession(session, admin, {
    earlier,
    also: [...used, ...(isKnown || !admin.lastLogin ? [] : tellOwner(session, admin))],
  })
  return new Reply(sessionInfo(session, admin), { cookies: await sessionCookies(session) })
}

function tellOwner({ sid, sess }: Session, { username }: AdminUser): Write[] {
  const { createdAt, device, method } = sess
  return warnOwner({
    kind: 'new-device',
    recordType: 'session',
    recordId: sid,
    signIn: { username, device, method },
    now: createdAt,
  })
}
