/** Changes how an admin signs in, and where. The endpoint has asked to sign in just before (`ASKS_AGAIN`). */
import { checkRegistration } from '#functions/account/passkey.ts'
import { storePasskey } from '#functions/account/passkey-store.ts'
import { newRecoveryCodes, newSecret, secretUri, stepOf } from '#functions/account/second-factor.ts'
import { replaceRecoveryCodes, storeSecondFactor } from '#functions/account/second-factor-store.ts'
import { readSignIn } from '#functions/account/sign-in-store.ts'
import { conflict, invalidInput } from '#functions/errors.ts'
import { changeOnce } from '#functions/session/admin-store.ts'
import type { SignedInAdmin } from '#functions/session/session-cookie.ts'
import { passkeyKey, secondFactorKey, sessionKey } from '#functions/table/keys.ts'
import { remove, transact, type Write } from '#functions/table/transact.ts'
import { type ChangedSignIn, type ChangeSignInRequest, PASSKEYS_MAX } from '#schemas/contract/sign-in.ts'

/** The writes of a change, and secrets that only its answer shows. */
type Change = { writes?: Write[]; shown?: Pick<ChangedSignIn, 'secret' | 'secretUri' | 'recoveryCodes'> }

/** A transaction takes 100 writes, and one of them is `changeOnce`. */
const SIGNED_OUT_AT_ONCE = 99

/** @throws AppError 400 for a wrong code or registration, 409 for one passkey too many, or for the later of two changes at once */
export async function changeSignIn(
  admin: SignedInAdmin,
  body: ChangeSignInRequest,
  origin: string,
): Promise<ChangedSignIn> {
  const { writes = [], shown } = await make(admin, body, origin)
  if (writes.length > 0) await transact([...writes, changeOnce(admin)])
  return { ...(await readSignIn(admin)), ...shown }
}

async function make(admin: SignedInAdmin, body: ChangeSignInRequest, origin: string): Promise<Change> {
  const { id } = admin
  switch (body.action) {
    case 'addPasskey': {
      const passkey = await checkRegistration(body.registration, origin)
      await requireRoom(admin)
      return { writes: [storePasskey(id, { ...passkey, name: admin.session.sess.device })] }
    }
    case 'removePasskey':
      return { writes: [remove(passkeyKey(id, body.id))] }
    case 'newSecret':
      return { shown: withUri(newSecret(), admin, origin) }
    case 'setUpApp':
      return setUpApp(id, body)
    case 'removeApp':
      return { writes: [remove(secondFactorKey(id))] }
    case 'newRecoveryCodes': {
      const recoveryCodes = newRecoveryCodes()
      return { writes: [replaceRecoveryCodes(id, recoveryCodes)], shown: { recoveryCodes } }
    }
    case 'signOut':
      return { writes: [remove(sessionKey(id, body.id))] }
    case 'signOutOthers':
      return { writes: await signOutOthers(admin) }
  }
}

async function requireRoom(admin: SignedInAdmin): Promise<void> {
  const { passkeys } = await readSignIn(admin)
  if (passkeys.length >= PASSKEYS_MAX)
    throw conflict(`You have ${PASSKEYS_MAX} passkeys, the maximum. Please remove one first.`)
}

function withUri(secret: string, { username }: SignedInAdmin, origin: string) {
  return { secret, secretUri: secretUri(secret, { issuer: new URL(origin).hostname, label: username }) }
}

/** Only a code shows that the app has the secret: without it, the next sign-in would fail. */
function setUpApp(id: string, { secret, code }: { secret: string; code: string }): Change {
  const lastStep = stepOf(code, secret)
  if (lastStep === undefined) {
    const message = 'This code is wrong. Please type the one that your app shows now.'
    throw invalidInput({ code: message }, message)
  }
  const recoveryCodes = newRecoveryCodes()
  return { writes: [storeSecondFactor(id, { secret, lastStep }, recoveryCodes)], shown: { recoveryCodes } }
}

async function signOutOthers(admin: SignedInAdmin): Promise<Write[]> {
  const { devices } = await readSignIn(admin)
  const others = devices.filter(({ isThis }) => !isThis).slice(0, SIGNED_OUT_AT_ONCE)
  return others.map(({ id }) => remove(sessionKey(admin.id, id)))
}
