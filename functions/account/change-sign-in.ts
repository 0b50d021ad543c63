/** Changes how an admin signs in, and where. The endpoint has asked to sign in just before (`ASKS_AGAIN`). */
import { checkRegistration } from '#functions/account/passkey.ts'
import { type PasskeyRow, removePasskey, storePasskey } from '#functions/account/passkey-store.ts'
import { newRecoveryCodes, newSecret, stepOf } from '#functions/account/second-factor.ts'
import { replaceRecoveryCodes, storeSecondFactor } from '#functions/account/second-factor-store.ts'
import { type Account, readAccount, readSignIn } from '#functions/account/sign-in-store.ts'
import { conflict, invalidInput, unauthorized } from '#functions/errors.ts'
import { tellChange } from '#functions/outbox/mail-writes.ts'
import { changeOnce } from '#functions/session/admin-store.ts'
import { changedBy, type SignedInAdmin } from '#functions/session/session-cookie.ts'
import { digest, secondFactorKey, sessionKey } from '#functions/table/keys.ts'
import { remove, transact, type Write, type Writes } from '#functions/table/transact.ts'
import { type ChangedSignIn, type ChangeSignInRequest, PASSKEYS_MAX } from '#schemas/contract/sign-in.ts'
import type { AccountChangeKind } from '#schemas/facts/account.ts'

/** The writes of a change, and secrets that only its answer shows. */
type Change = { writes?: Writes; shown?: Pick<ChangedSignIn, 'secret' | 'secretUri' | 'recoveryCodes'> }

/** A transaction takes 100 writes: four of them are `changeOnce`, the passkey that is removed and its mails. */
const SIGNED_OUT_AT_ONCE = 96

/** @throws AppError 400 for a wrong code or registration, 409 for one passkey too many or, except for passkeys, for the later of two changes at once */
export async function changeSignIn(
  admin: SignedInAdmin,
  body: ChangeSignInRequest,
  origin: string,
): Promise<ChangedSignIn> {
  const { writes, shown } = await make(admin, body, origin)
  if (writes) await transact(writes)
  return { ...(await readSignIn(admin)), ...shown }
}

async function make(admin: SignedInAdmin, body: ChangeSignInRequest, origin: string): Promise<Change> {
  const { id } = admin
  switch (body.action) {
    case 'addPasskey': {
      const passkey = await checkRegistration(body.registration, origin)
      return { writes: () => inTurn(admin, (account) => addPasskey(account, admin, passkey)) }
    }
    case 'removePasskey':
      return { writes: () => inTurn(admin, (account) => endPasskey(account, admin, body.id)) }
    case 'newSecret':
      return { shown: newSecret(admin.username, new URL(origin).hostname) }
    case 'setUpApp':
      return setUpApp(admin, body)
    case 'removeApp':
      return { writes: [...(await removeApp(admin)), changeOnce(admin)] }
    case 'newRecoveryCodes': {
      const recoveryCodes = newRecoveryCodes()
      return {
        writes: [
          replaceRecoveryCodes(id, recoveryCodes),
          ...tell('recovery-codes', admin),
          changeOnce(admin),
        ],
        shown: { recoveryCodes },
      }
    }
    case 'signOut':
      return { writes: [remove(sessionKey(id, body.id)), changeOnce(admin)] }
    case 'signOutOthers':
      return { writes: [...(await signOutOthers(admin)), changeOnce(admin)] }
  }
}

/**
 * Makes a change from the account as it is now, so that passkeys that are added at once get their places in turn.
 * @throws AppError 401 if the session has ended
 */
async function inTurn(
  { id, session }: SignedInAdmin,
  changes: (account: Account) => Write[],
): Promise<Write[]> {
  const account = await readAccount(id)
  if (!account.sessions.some(({ sid }) => sid === session.sid)) throw unauthorized()
  return [...changes(account), changeOnce(account.admin, 'again')]
}

function addPasskey({ passkeys }: Account, admin: SignedInAdmin, passkey: Omit<PasskeyRow, 'name'>): Write[] {
  if (passkeys.length >= PASSKEYS_MAX)
    throw conflict(`You have ${PASSKEYS_MAX} passkeys, the maximum. Please remove one first.`)
  const name = admin.session.sess.device
  return [storePasskey(admin.id, { ...passkey, name }), ...tell('passkey-added', admin, passkey.id)]
}

/** Removes a passkey and ends the sessions that it has started, except the one that asks. */
function endPasskey({ passkeys, sessions }: Account, admin: SignedInAdmin, removed: string) {
  const { id, session } = admin
  const ended = sessions.filter(({ sid, sess }) => sess.passkey === removed && sid !== session.sid)
  return [
    ...passkeys
      .filter((passkey) => passkey.id === removed)
      .flatMap((passkey) => [removePasskey(id, passkey), ...tell('passkey-removed', admin)]),
    ...ended.slice(0, SIGNED_OUT_AT_ONCE).map(({ sid }) => remove(sessionKey(id, sid))),
  ]
}

/** Only a code shows that the app has the secret: without it, the next sign-in would fail. */
function setUpApp(admin: SignedInAdmin, { secret, code }: { secret: string; code: string }): Change {
  const lastStep = stepOf(code, secret)
  if (lastStep === undefined) {
    const message = 'This code is wrong. Please type the one that your app shows now.'
    throw invalidInput({ code: message }, message)
  }
  const recoveryCodes = newRecoveryCodes()
  const stored = storeSecondFactor(admin.id, { secret, lastStep }, recoveryCodes)
  return {
    writes: [stored, ...tell('app-added', admin, digest(secret)), changeOnce(admin)],
    shown: { recoveryCodes },
  }
}

/** Tells the owner only if there was one. */
async function removeApp(admin: SignedInAdmin): Promise<Write[]> {
  const { recoveryCodesLeft } = await readSignIn(admin)
  const told = recoveryCodesLeft === undefined ? [] : tell('app-removed', admin)
  return [remove(secondFactorKey(admin.id)), ...told]
}

const tell = (what: AccountChangeKind, admin: SignedInAdmin, left?: string) =>
  tellChange({ what, ...changedBy(admin), left }, new Date().toISOString())

async function signOutOthers(admin: SignedInAdmin): Promise<Write[]> {
  const { devices } = await readSignIn(admin)
  const others = devices.filter(({ isThis }) => !isThis).slice(0, SIGNED_OUT_AT_ONCE)
  return others.map(({ id }) => remove(sessionKey(admin.id, id)))
}
