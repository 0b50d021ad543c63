/**
 * Undoes a change of account, leads or payment link by the link of its mail. That ends what the change has given, and every session of
 * the account; it gives nobody a way in, because somebody else may read the owner's mail (decision 94).
 */

import { type Account, readAccount } from '#functions/account/sign-in-store.ts'
import { undoRenewal } from '#functions/days/calendar-feed.ts'
import { linkGone } from '#functions/errors.ts'
import { countOpening } from '#functions/http/limits.ts'
import { signedId } from '#functions/links/signed-link.ts'
import { notificationId, tellChange } from '#functions/outbox/mail-writes.ts'
import { getNotification } from '#functions/outbox/outbox.ts'
import { endSessions, NOBODYS_HASH } from '#functions/session/admin-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { undoSetting } from '#functions/settings/setting-store.ts'
import { matching } from '#functions/table/expression.ts'
import { digest, mailKey, passkeyKey, secondFactorKey } from '#functions/table/keys.ts'
import { remove, transact, update, type Write } from '#functions/table/transact.ts'
import type { Sent } from '#schemas/contract/endpoint.ts'
import type { AccountChange } from '#schemas/contract/notifications.ts'
import type { undoChange as contract, UndoableChange } from '#schemas/contract/undo.ts'
import { isUndoable, shownValue, type UndoableKind } from '#schemas/facts/account.ts'

type Change = Omit<AccountChange, 'what'> & {
  what: UndoableKind
  /** Of its mail. */
  mail: string
  at: string
  undoneAt?: string | undefined
}
type Undo = { writes?: Write[]; endsPassword?: true } & Pick<UndoableChange, 'value' | 'earlier'>

/** Finds what undoing a change writes; undefined if it is no longer as the change has left it. */
type FindUndo = (change: Change, account: Account, now: Date) => Found | Promise<Found>
type Found = Undo | 'undone' | undefined

/** @throws AppError 404 for a link that does not work, 409 if the account changes meanwhile, 429 for one that is opened too often */
export async function undoChange(
  { token, action }: Sent<typeof contract, 'body'>,
  device: string,
  now: Date,
): Promise<UndoableChange> {
  const change = await linkedChange(token)
  const account = await readAccount(change.admin, now)
  const shown = { what: change.what, device: change.device, at: change.at }
  if (change.undoneAt !== undefined) return { state: 'undone', ...shown }
  if (!isUndoable(change.at, now)) return { state: 'expired', ...shown }
  const undo = await UNDO[change.what](change, account, now)
  if (typeof undo !== 'object') return { state: undo ?? 'changed', ...shown }
  const { value, earlier } = undo
  if (action === 'see') return { state: 'open', ...shown, value, earlier }
  await transact(undoWrites({ change, account, undo }, device, now))
  return { state: 'undone', ...shown }
}

async function linkedChange(token: string): Promise<Change> {
  const id = signedId('undo', token)
  const row = id === undefined ? undefined : await getNotification(notificationId('account-changed', id))
  const { what, ...account } = row?.account ?? {}
  if (!row || !what || what === 'undone') throw linkGone((await loadSettings()).phone)
  await countOpening('undo', row.recordId)
  return { ...(account as AccountChange), what, mail: row.id, at: row.createdAt, undoneAt: row.undoneAt }
}

function undoWrites(
  { change, account, undo }: { change: Change; account: Account; undo: Undo },
  device: string,
  now: Date,
): Write[] {
  const at = now.toISOString()
  const { id, username } = account.admin
  return [
    update(mailKey(change.mail), { set: { undoneAt: at } }, matching({ undoneAt: undefined }), 'done'),
    endSessions(account.admin, at, undo.endsPassword && NOBODYS_HASH),
    ...(undo.writes ?? []),
    ...tellChange({ what: 'undone', undone: change.what, admin: id, username, device }, at),
  ]
}

const ofSetting: FindUndo = async ({ what, at }, _, now) => {
  const undo = await undoSetting(what, at, now)
  if (typeof undo !== 'object') return undo
  return { ...undo, value: shownValue(undo.value), earlier: shownValue(undo.earlier) }
}

/** What was removed stays so: put back, it could let somebody in. */
const onlySignsOut: FindUndo = () => ({})

const UNDO: Record<UndoableKind, FindUndo> = {
  notification_email: ofSetting,
  phone: ofSetting,
  email: ofSetting,
  pay_url: ofSetting,
  async feed({ left }) {
    const write = await undoRenewal(left)
    return write && { writes: [write] }
  },
  // Whoever has changed it knew the one before.
  password: ({ left }, { admin }) =>
    left === digest(admin.passwordHash) ? { endsPassword: true } : undefined,
  'passkey-added': ({ left = '' }, { admin, passkeys }) =>
    passkeys.some(({ id }) => id === left) ? { writes: [remove(passkeyKey(admin.id, left))] } : undefined,
  'passkey-removed': onlySignsOut,
  // Without the app, its password would be enough again, and whoever set it up knows that.
  'app-added': ({ left }, { admin, factor }) =>
    factor && left === digest(factor.secret)
      ? { writes: [remove(secondFactorKey(admin.id))], endsPassword: true }
      : undefined,
  'app-removed': onlySignsOut,
  // Some may have been used since, so they are not compared.
  'recovery-codes': (_, { admin, factor }) =>
    factor && {
      writes: [update(secondFactorKey(admin.id), { set: { recoveryCodes: undefined } })],
    },
}
